import { describe, expect, it, test } from 'vitest';
import { billingContract, knownInvoice } from '../fixtures/account.ts';
import {
  billingContractSchema,
  daysLate,
  findBalanceDue,
  insertSchema,
  invoiceStatus,
  isDownloadable,
} from './invoice.ts';

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
    unread: [],
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

test('a count that is missing, unreadable, or too small, is that of the invoices carried', () => {
  const facturesPro = [{ numeroFacture: 'F1' }, { numeroFacture: 'F2' }];
  const counted = (nbFacture?: unknown) =>
    billingContractSchema.parse({ reference: '98', facturesPro, nbFacture }).invoiceCount;
  expect([counted(), counted(null), counted(1), counted(3), counted('27')]).toEqual([2, 2, 2, 3, 27]);
  expect(['douze', -1, 2.5, [27]].map(counted)).toEqual([2, 2, 2, 2]);
});

test.each([
  [{ numeroFacture: 'F1', montantFacture: 'abc' }, 'F1'],
  [{ numeroFacture: 4217, montantFacture: {} }, '4217'],
  [{ dateFacture: '02/10/2026' }, ''],
  [null, ''],
])('%o is left out of the invoices, and counted', (invoice, name) => {
  const facturesPro = [{ numeroFacture: 'F8' }, invoice, { numeroFacture: 'F9' }];
  const contract = billingContractSchema.parse({ reference: 98, facturesPro });
  expect(contract.invoices.map(({ numeroFacture }) => numeroFacture)).toEqual(['F8', 'F9']);
  expect(contract).toMatchObject({ reference: '98', invoiceCount: 3, unread: [{ kind: 'invoice', name }] });
});

test('an invoice is read with a number for its number, French amounts and days with a time', () => {
  const invoice = {
    numeroFacture: 4217,
    dateFacture: '2026-10-02T00:00:00+02:00',
    dateEcheance: '02/11/2026 00:00',
    montantFacture: '1 234,56',
  };
  expect(billingContractSchema.parse({ reference: '98', facturesPro: [invoice] }).invoices).toMatchObject([
    { numeroFacture: '4217', dateFacture: '02/10/2026', dateEcheance: '02/11/2026', montantFacture: 1234.56 },
  ]);
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
  expect(findBalanceDue({ ...billingContract, payment_mode, balance_amount })).toBe(balance);
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

describe('how late an invoice is', () => {
  const late = (change: Partial<typeof knownInvoice>, payment_mode = 'P') =>
    daysLate(
      { ...knownInvoice, dateEcheance: '02/11/2026', ...change },
      { payment_mode },
      new Date(2026, 10, 14),
    );

  it('is counted in days from its due date, over a change of hour and of year too', () => {
    expect(late({})).toBe(12);
    expect(late({ dateEcheance: '14/10/2026' })).toBe(31);
    expect(late({ dateEcheance: '14/11/2025' })).toBe(365);
  });

  it.each([
    ['settled', { status: 'S' }],
    ['of an unknown status', { status: '' }],
    ['due today', { dateEcheance: '14/11/2026' }],
    ['due later', { dateEcheance: '15/11/2026' }],
    ['without a due date', { dateEcheance: '' }],
    ['a credit', { montantFacture: -10 }],
  ])('is nothing for one %s', (_, change) => {
    expect(late(change)).toBe(0);
  });

  it('is said of an amount that is not known, and not of a contract that is paid month by month', () => {
    expect(late({ montantFacture: null })).toBe(12);
    expect(late({}, 'M')).toBe(0);
  });
});

it.each([
  [
    'its name and its code, and no address',
    { lbEncart: ' Guide du tri ', urlEncart: 'https://evil.example/x.pdf', insertDownloadCode: 'TRI-2026' },
    { label: 'Guide du tri', code: 'TRI-2026' },
  ],
  ['nothing of what is missing', { urlEncart: '/encarts/tri' }, { label: '', code: '' }],
  ['nothing of what is null', { lbEncart: null, insertDownloadCode: null }, { label: '', code: '' }],
])('reads %s', (_, answered, insert) => {
  expect(insertSchema.parse(answered)).toEqual(insert);
});
