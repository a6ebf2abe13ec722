import { describe, expect, it, test } from 'vitest';
import { billingContract, knownInvoice } from './fixtures/billing.ts';
import { balanceOf, billingContractSchema, invoiceStatus, isDownloadable } from './invoice.ts';

test('a contract is read with its invoices, which name it', () => {
  const contract = billingContractSchema.parse({
    reference: '98',
    balance_amount: '10,5',
    nbFacture: 27,
    facturesPro: [{ numeroFacture: 'F1', montantFacture: '12.5', ConsoRelevée: '35', unknown: true }],
  });
  expect(contract).toEqual({
    reference: '98',
    name: '',
    served_address: '',
    payment_mode: '',
    balance_amount: 10.5,
    roles: [],
    invoiceCount: 27,
    invoices: [
      {
        reference: '98',
        numeroFacture: 'F1',
        dateFacture: '',
        dateEcheance: '',
        montantFacture: 12.5,
        status: '',
        consoRelevee: 35,
        downloadLink: '',
      },
    ],
  });
});

test('a count that is missing, or too small, is that of the invoices carried', () => {
  const facturesPro = [{ numeroFacture: 'F1' }, { numeroFacture: 'F2' }];
  const counted = (nbFacture?: unknown) =>
    billingContractSchema.parse({ reference: '98', facturesPro, nbFacture }).invoiceCount;
  expect([counted(), counted(null), counted(1), counted(3), counted('27')]).toEqual([2, 2, 2, 3, 27]);
});

test.each([{ nbFacture: 'douze' }, { nbFacture: -1 }, { nbFacture: 2.5 }, { nbFacture: [27] }])(
  '%j is no count of invoices',
  (wrong) => {
    expect(billingContractSchema.safeParse({ reference: '98', ...wrong }).success).toBe(false);
  },
);

test.each([
  [{ numeroFacture: 4217 }],
  [{ numeroFacture: 'F1', montantFacture: 'cent' }],
  [{ dateFacture: '02/10/2026' }],
])('%o is no invoice', (invoice) => {
  expect(billingContractSchema.safeParse({ reference: '98', facturesPro: [invoice] }).success).toBe(false);
});

test.each([
  ['A', 'waiting'],
  ['S', 'settled'],
  ['a', 'settled'],
  ['', 'unknown'],
])('the status %j is %s', (status, shown) => {
  expect(invoiceStatus({ status })).toBe(shown);
});

test.each([
  ['M', 120.4, 0],
  ['P', 120.4, 120.4],
  ['', null, null],
  ['M', null, 0],
])('paid by %j, a balance of %j is %j', (payment_mode, balance_amount, balance) => {
  expect(balanceOf({ ...billingContract, payment_mode, balance_amount })).toBe(balance);
});

describe('an invoice may be downloaded', () => {
  const today = new Date('2026-11-21T23:30');
  const downloadable = (invoice: Partial<typeof knownInvoice>) =>
    isDownloadable({ ...knownInvoice, ...invoice }, today);

  it('for two years, to the day', () => {
    expect(downloadable({ dateFacture: '21/11/2024' })).toBe(true);
    expect(downloadable({ dateFacture: '20/11/2024' })).toBe(false);
  });

  it('where nothing says how old it is', () => {
    expect(downloadable({ dateFacture: '' })).toBe(true);
    expect(downloadable({ dateFacture: 'hier' })).toBe(true);
  });

  it('as long as it has a document', () => {
    expect(downloadable({ downloadLink: '' })).toBe(false);
  });
});
