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

test('reads a contract with its invoices, linked to it', () => {
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

test('uses the number of invoices read if the count is missing, unreadable or too low', () => {
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
])('drops the unreadable invoice %o and lists it', (invoice, name) => {
  const facturesPro = [{ numeroFacture: 'F8' }, invoice, { numeroFacture: 'F9' }];
  const contract = billingContractSchema.parse({ reference: 98, facturesPro });
  expect(contract.invoices.map(({ numeroFacture }) => numeroFacture)).toEqual(['F8', 'F9']);
  expect(contract).toMatchObject({ reference: '98', invoiceCount: 3, unread: [{ kind: 'invoice', name }] });
});

test('reads a numeric invoice number, French amounts and dates with a time', () => {
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
])('maps the status %j to %s', (status, shown) => {
  expect(invoiceStatus({ status })).toBe(shown);
});

test.each([
  ['M', 120.4, 0],
  ['P', 120.4, 120.4],
  ['', null, null],
  ['M', null, 0],
])('with payment mode %j, a balance of %j is shown as %j', (payment_mode, balance_amount, balance) => {
  expect(findBalanceDue({ ...billingContract, payment_mode, balance_amount })).toBe(balance);
});

describe('isDownloadable', () => {
  const today = new Date('2026-11-21T23:30');
  const downloadable = (invoice: Partial<typeof knownInvoice>) =>
    isDownloadable({ ...knownInvoice, ...invoice }, today);

  it('allows two years, to the day', () => {
    expect(downloadable({ dateFacture: '21/11/2024' })).toBe(true);
    expect(downloadable({ dateFacture: '20/11/2024' })).toBe(false);
  });

  it('allows an unknown date', () => {
    expect(downloadable({ dateFacture: '' })).toBe(true);
    expect(downloadable({ dateFacture: 'hier' })).toBe(true);
  });

  it('requires a document', () => {
    expect(downloadable({ downloadLink: '' })).toBe(false);
  });
});

describe('daysLate', () => {
  const late = (change: Partial<typeof knownInvoice>, payment_mode = 'P') =>
    daysLate(
      { ...knownInvoice, dateEcheance: '02/11/2026', ...change },
      { payment_mode },
      new Date(2026, 10, 14),
    );

  it('counts days from the due date, across clock and year changes', () => {
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
  ])('returns 0 for an invoice %s', (_, change) => {
    expect(late(change)).toBe(0);
  });

  it('counts unknown amounts, but not monthly payments', () => {
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
