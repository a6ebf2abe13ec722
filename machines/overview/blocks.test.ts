import { describe, expect, it } from 'vitest';
import { billingContract, knownInvoice } from '#src/domain/fixtures/account.ts';
import { consumptionContract, knownMeter, meterReadOnSite } from '#src/domain/fixtures/consumption.ts';
import { isWhole, toKnowOf, toPayOf } from './blocks.ts';

const today = new Date(2026, 10, 22);

const factsOf = (changes: Partial<typeof consumptionContract>) =>
  toKnowOf(
    { contracts: [{ ...consumptionContract, ...changes }], contractCount: 1, rowCount: 1, readAt: today },
    today,
  ).facts;

it.each([
  ['no overdue reading after a month', 'a remote meter', [knownMeter], '22/10/2026', []],
  [
    'an overdue reading after a month and a day',
    'a remote meter',
    [knownMeter],
    '21/10/2026',
    ['2026-10-21'],
  ],
  ['no overdue reading after 13 months', 'a meter read on site', [meterReadOnSite], '22/10/2025', []],
  ['an overdue reading a day later', 'a meter read on site', [meterReadOnSite], '21/10/2025', ['2025-10-21']],
  ['an overdue reading', 'meters of both kinds', [meterReadOnSite, knownMeter], '21/10/2026', ['2026-10-21']],
  ['no overdue reading on an unknown day', 'a remote meter', [knownMeter], '', []],
])('returns %s for %s', (_, _meters, meters, dateFinDerniereConsoRelevee, days) => {
  const found = factsOf({ meters, dateFinDerniereConsoRelevee });
  expect(found.map((fact) => (fact.kind === 'unread' ? fact.lastDay : fact.kind))).toEqual(days);
});

it.each([
  ['Déposé', 1],
  ['DEPOSE', 1],
  ['Posé', 0],
  ['', 0],
])('counts a meter in state « %s »', (etatCompteur, count) => {
  const meters = [{ ...knownMeter, etatCompteur }];
  expect(factsOf({ meters, dateFinDerniereConsoRelevee: '21/11/2026' })).toHaveLength(count);
});

const readAt = new Date(2026, 10, 22, 9, 5);

const due = (dateEcheance: string, changes = {}) => ({
  ...knownInvoice,
  numeroFacture: `F-${dateEcheance || 'undated'}`,
  dateEcheance,
  montantFacture: 100.1,
  ...changes,
});

const read = (
  invoices: (typeof knownInvoice)[],
  { payment_mode = 'P', rowCount = invoices.length } = {},
) => ({
  contracts: [{ ...billingContract, payment_mode, invoices }],
  contractCount: 1,
  rowCount,
  readAt,
});

const toPay = (invoices: (typeof knownInvoice)[], options = {}, showsDueDates = true) =>
  toPayOf(read(invoices, options), { today, showsDueDates });

describe('invoices to pay', () => {
  it('exclude unreadable invoices from the total but count them as read', () => {
    const unread = [{ kind: 'invoice' as const, name: 'F2' }];
    const { contracts, ...pages } = read([due('02/10/2026')], { rowCount: 2 });
    const given = { ...pages, contracts: contracts.map((contract) => ({ ...contract, unread })), unread };
    const toPay = toPayOf(given, { today, showsDueDates: true });
    expect(toPay).toMatchObject({ total: 100.1, unread, read: 2, count: 2 });
    expect(isWhole(toPay)).toBe(true);
  });

  it('are sorted by due date, late first and undated last', () => {
    const { invoices, late, lateCount, total, nextDay } = toPay([
      due('12/12/2026'),
      due(''),
      due('21/11/2026'),
      due('01/12/2026'),
      due('02/10/2026'),
    ]);
    expect(invoices.map(({ dueDay }) => dueDay)).toEqual([
      '2026-10-02',
      '2026-11-21',
      '2026-12-01',
      '2026-12-12',
      null,
    ]);
    expect({ late, lateCount, total, nextDay }).toEqual({
      late: 200.2,
      lateCount: 2,
      total: 500.5,
      nextDay: '2026-12-01',
    });
  });

  it.each([
    ['not late on the due date', [due('22/11/2026')], {}, { lateCount: 0, nextDay: '2026-11-22' }],
    ['late on the next day', [due('21/11/2026')], {}, { lateCount: 1, nextDay: null }],
    ['monthly', [due('02/10/2026')], { payment_mode: 'M' }, { hasMonthly: true }],
    ['not monthly', [due('02/10/2026')], { payment_mode: 'P' }, { hasMonthly: false }],
    [
      'not monthly if they are settled',
      [due('02/10/2026', { status: 'S' })],
      { payment_mode: 'M' },
      { hasMonthly: false },
    ],
    [
      'left out of the total if their amount is unknown',
      [due('02/10/2026', { montantFacture: null })],
      {},
      { total: 0, lateCount: 1 },
    ],
  ])('are %s', (_, invoices, options, expected) => {
    expect(toPay(invoices, options)).toMatchObject(expected);
  });

  it.each([
    ['a credit', due('02/10/2026', { montantFacture: -12 }), {}],
    ['a settled invoice', due('02/10/2026', { status: 'S' }), {}],
    ['an invoice of a monthly payment', due('02/10/2026'), { payment_mode: 'M' }],
  ])('exclude %s', (_, invoice, options) => {
    expect(toPay([invoice], options).invoices).toEqual([]);
  });

  it('have no due date or delay if due dates are hidden', () => {
    expect(toPay([due('02/10/2026')], {}, false)).toMatchObject({
      invoices: [{ dueDay: null, daysLate: 0 }],
      lateCount: 0,
      nextDay: null,
    });
  });

  it('are complete if all pending invoices were read', () => {
    expect(isWhole(toPay([due('02/10/2026')]))).toBe(true);
    expect(isWhole(toPay([due('02/10/2026')], { rowCount: 12 }))).toBe(false);
  });
});
