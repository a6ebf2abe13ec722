import { expect, test } from 'vitest';
import { billingContract, knownInvoice } from '../fixtures/account.ts';
import {
  billingContractSchema,
  daysLate,
  findBalanceDue,
  insertSchema,
  invoiceStatus,
  isDownloadable,
} from './invoice.ts';

test('adds to each invoice the reference of its contract', () => {
  const contract = billingContractSchema.parse({
    reference: '98',
    balance_amount: '10,5',
    nbFacture: 27,
    facturesPro: [{ numeroFacture: 'F1', montantFacture: '12.5', ConsoRelevée: '35', unknown: true }],
  });
  expect(contract).toMatchObject({ reference: '98', name: '', balance_amount: 10.5, invoiceCount: 27 });
  expect(contract.invoices).toEqual([
    {
      ...{ reference: '98', numeroFacture: 'F1', dateFacture: '', dateEcheance: '' },
      ...{ montantFacture: 12.5, status: '', consoRelevee: 35, downloadLink: '' },
    },
  ]);
});

test.each([
  [undefined, 2],
  [null, 2],
  [1, 2],
  [3, 3],
  ['27', 27],
  ['douze', 2],
  [-1, 2],
])('counts, for a contract with nbFacture %j and two listed invoices, %i invoices', (nbFacture, count) => {
  const facturesPro = [{ numeroFacture: 'F1' }, { numeroFacture: 'F2' }];
  expect(billingContractSchema.parse({ reference: '98', facturesPro, nbFacture }).invoiceCount).toBe(count);
});

test.each([
  [{ numeroFacture: 'F1', montantFacture: 'abc' }, 'F1'],
  [{ numeroFacture: 4217, montantFacture: {} }, '4217'],
  [{ dateFacture: '02/10/2026' }, ''],
  [null, ''],
])('drops the unreadable invoice %o and returns its number in the list of unread items', (invoice, name) => {
  const facturesPro = [{ numeroFacture: 'F8' }, invoice, { numeroFacture: 'F9' }];
  const contract = billingContractSchema.parse({ reference: 98, facturesPro });
  expect(contract.invoices.map(({ numeroFacture }) => numeroFacture)).toEqual(['F8', 'F9']);
  expect(contract).toMatchObject({ reference: '98', invoiceCount: 3, unread: [{ kind: 'invoice', name }] });
});

test('parses a numeric invoice number, French amounts and dates with a time', () => {
  const dates = { dateFacture: '2026-10-02T00:00:00+02:00', dateEcheance: '02/11/2026 00:00' };
  const invoice = { numeroFacture: 4217, montantFacture: '1 234,56', ...dates };
  expect(billingContractSchema.parse({ reference: '98', facturesPro: [invoice] }).invoices).toMatchObject([
    { numeroFacture: '4217', dateFacture: '02/10/2026', dateEcheance: '02/11/2026', montantFacture: 1234.56 },
  ]);
});

test.each([
  ['A', 'waiting'],
  ['S', 'settled'],
  ['a', 'settled'],
  ['', 'unknown'],
])('maps the invoice status code %j to %s', (status, shown) => {
  expect(invoiceStatus({ status })).toBe(shown);
});

test.each([
  ['M', 120.4, 0],
  ['P', 120.4, 120.4],
  ['', null, null],
  ['M', null, 0],
])('returns for payment mode %j and balance %j the sum due %j', (payment_mode, balance_amount, balance) => {
  expect(findBalanceDue({ ...billingContract, payment_mode, balance_amount })).toBe(balance);
});

test.each([
  ['of two years ago, to the day', { dateFacture: '21/11/2024' }, true],
  ['older than two years', { dateFacture: '20/11/2024' }, false],
  ['of an unknown date', { dateFacture: '' }, true],
  ['of an unreadable date', { dateFacture: 'hier' }, true],
  ['without a document', { downloadLink: '' }, false],
])('allows the download of an invoice %s: %s', (_, change, isOffered) => {
  expect(isDownloadable({ ...knownInvoice, ...change }, new Date('2026-11-21T23:30'))).toBe(isOffered);
});

test.each([
  ['due this month', {}, 12],
  ['due before the clock changed', { dateEcheance: '14/10/2026' }, 31],
  ['due a year ago', { dateEcheance: '14/11/2025' }, 365],
  ['of an unknown amount', { montantFacture: null }, 12],
  ['of a monthly payment', { payment_mode: 'M' }, 0],
  ['that is settled', { status: 'S' }, 0],
  ['of an unknown status', { status: '' }, 0],
  ['due today', { dateEcheance: '14/11/2026' }, 0],
  ['due later', { dateEcheance: '15/11/2026' }, 0],
  ['without a due date', { dateEcheance: '' }, 0],
  ['that is a credit', { montantFacture: -10 }, 0],
])('counts the overdue days of an invoice %s: $2', (_, change, days) => {
  const { payment_mode, ...invoice } = { payment_mode: 'P', ...knownInvoice, ...change };
  expect(daysLate(invoice, { payment_mode }, new Date(2026, 10, 14))).toBe(days);
});

test.each([
  [{ lbEncart: ' Guide du tri ', urlEncart: 'https://evil.example/x.pdf' }, 'Guide du tri', ''],
  [{ insertDownloadCode: 'TRI-2026' }, '', 'TRI-2026'],
  [{ lbEncart: null, insertDownloadCode: null }, '', ''],
])('parses the insert %j with the label « %s » and the code « %s »', (answered, label, code) => {
  expect(insertSchema.parse(answered)).toEqual({ label, code });
});
