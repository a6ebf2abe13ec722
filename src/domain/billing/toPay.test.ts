import { describe, expect, it } from 'vitest';
import { isWhole } from '../contract/contractPage.ts';
import { billingContract, knownInvoice } from '../fixtures/account.ts';
import { differenceReason, dueTag, splitBalance, standingOf, toPayOf } from './toPay.ts';

const today = new Date(2026, 10, 22);

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
) => ({ contracts: [{ ...billingContract, payment_mode, invoices }], contractCount: 1, rowCount });

const toPay = (invoices: (typeof knownInvoice)[], options = {}, showsDueDates = true) =>
  toPayOf(read(invoices, options), { today, showsDueDates });

const late = due('02/10/2026');
const unknown = { ...late, montantFacture: null };
const nothing = { late: 0, due: 0, undated: 0, monthly: 0 };

describe('invoices to pay', () => {
  it('counts an unreadable invoice as loaded, without adding its amount to the total', () => {
    const unread = [{ kind: 'invoice' as const, name: 'F2' }];
    const { contracts, ...pages } = read([late], { rowCount: 2 });
    const given = { ...pages, contracts: contracts.map((contract) => ({ ...contract, unread })), unread };
    const toPay = toPayOf(given, { today, showsDueDates: true });
    expect(toPay).toMatchObject({ cents: { late: 10_010, due: 0 }, unread, read: 2, count: 2 });
    expect(isWhole(toPay)).toBe(true);
  });

  it('sorts the invoices to pay by due date, with the invoices without a date last', () => {
    const given = ['12/12/2026', '', '21/11/2026', '01/12/2026', '02/10/2026'].map((day) => due(day));
    const { invoices, cents, lateCount } = toPay(given);
    const days = ['2026-10-02', '2026-11-21', '2026-12-01', '2026-12-12', null];
    expect(invoices.map(({ dueDay }) => dueDay)).toEqual(days);
    const sums = { late: 20_020, due: 20_020, undated: 10_010, monthly: 0 };
    expect({ cents, lateCount }).toEqual({ cents: sums, lateCount: 2 });
  });

  it.each([
    ['not overdue on the due date', due('22/11/2026'), 'P', { lateCount: 0 }],
    ['overdue on the day after the due date', due('21/11/2026'), 'P', { lateCount: 1 }],
    [
      'monthly',
      late,
      'M',
      { monthlyReferences: [billingContract.reference], cents: { ...nothing, monthly: 10_010 } },
    ],
    ['not monthly', late, 'P', { monthlyReferences: [] }],
    ['excluded from the total if its amount is unknown', unknown, 'P', { cents: nothing, lateCount: 1 }],
  ])('classifies an invoice to pay as %s', (_, invoice, payment_mode, expected) => {
    expect(toPay([invoice], { payment_mode })).toMatchObject(expected);
  });

  it.each([
    ['a credit', { ...late, montantFacture: -12 }, {}],
    ['a settled invoice', { ...late, status: 'S' }, {}],
    ['an invoice of a monthly payment', late, { payment_mode: 'M' }],
  ])('excludes an invoice that is %s from the invoices to pay', (_, invoice, options) => {
    expect(toPay([invoice], options).invoices).toEqual([]);
  });

  it('returns null as the due date and 0 overdue days on a host that hides due dates', () => {
    const invoices = [{ dueDay: null, daysLate: 0 }];
    expect(toPay([late], {}, false)).toMatchObject({ invoices, lateCount: 0 });
  });

  it('returns that the list of invoices is complete only if all pending invoices are loaded', () => {
    expect(isWhole(toPay([late]))).toBe(true);
    expect(isWhole(toPay([late], { rowCount: 12 }))).toBe(false);
  });
});

describe('splitBalance', () => {
  const undated = due('', { montantFacture: 0.5 });
  const invoices = [late, due('12/12/2026'), undated, due('13/12/2026', { montantFacture: null })];
  const split = toPay(invoices);
  const monthly = toPay([late], { payment_mode: 'M' });
  const dated = { late: 10_010, due: 10_010, undated: 50, monthly: 0 };

  it.each([
    ['equal to the sum of the invoices', 200.7, split, { ...dated, other: 0 }],
    ['above the sum of the invoices', 250, split, { ...dated, other: 4_930 }],
    ['below the sum of the invoices', -12.34, split, { ...dated, other: -21_304 }],
    ['of monthly contracts', 100.1, monthly, { ...nothing, monthly: 10_010, other: 0 }],
  ])('divides a balance %s into parts whose sum is this balance', (_, balance, toPay, parts) => {
    const { late, due, undated, monthly, other } = splitBalance({ balance, toPay });
    expect({ late, due, undated, monthly, other }).toEqual(parts);
    expect(late + due + undated + monthly + (other ?? 0)).toBe(Math.round(balance * 100));
  });

  it('returns null as the unexplained part of an unknown balance', () => {
    expect(splitBalance({ balance: null, toPay: split })).toMatchObject({ late: 10_010, other: null });
  });
});

it.each([
  ['credit', -5, {}],
  ['other', 5, {}],
  ['unknown', 5, { invoices: toPay([late, due('', { montantFacture: null })]).invoices }],
  ['unread', 5, { unread: [{ kind: 'invoice', name: '' }] as const }],
])('returns « %s » as the reason for a difference of %d cents', (reason, cents, known) => {
  expect(differenceReason(cents, known)).toBe(reason);
});

const days = [due('12/12/2026'), late];

it.each([
  ['monthly even with a late invoice', { payment_mode: 'M' }, [late], true, { kind: 'monthly', daysLate: 0 }],
  ['late by its oldest invoice', {}, days, true, { kind: 'late', daysLate: 51 }],
  ['due if no invoice is late', {}, [due('12/12/2026')], true, { kind: 'due', daysLate: 0 }],
  ['owing if no due date is known', {}, [due('')], true, { kind: 'owing', daysLate: 0 }],
  ['owing if due dates are hidden', {}, [late], false, { kind: 'owing', daysLate: 0 }],
  ['owing by its balance', { balance_amount: 12 }, [], true, { kind: 'owing', daysLate: 0 }],
  ['without status', { balance_amount: 0 }, [], true, { kind: 'none', daysLate: 0 }],
])('classifies a contract as %s', (_, changes, pending, showsDueDates, standing) => {
  const contract = { ...billingContract, payment_mode: 'P', invoices: [], ...changes };
  expect(standingOf(contract, pending, { today, showsDueDates })).toEqual(standing);
});

it.each([
  [67, '2026-09-16', { tone: 'bad', text: '67\u00A0jours de retard' }],
  [1, '2026-11-21', { tone: 'bad', text: '1\u00A0jour de retard' }],
  [0, '2026-11-22', { tone: 'warn', text: 'aujourd’hui' }],
  [0, '2026-11-23', { tone: 'warn', text: 'demain' }],
  [0, '2026-11-29', { tone: 'warn', text: '29\u00A0nov.' }],
  [0, '2027-01-01', { tone: 'warn', text: '1er\u00A0janv.\u00A02027' }],
  [0, null, null],
])('labels an invoice overdue by %i days and due on %s as %j', (daysLate, dueDay, tag) => {
  expect(dueTag({ daysLate, dueDay }, today)).toEqual(tag);
});
