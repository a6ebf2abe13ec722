import { expect, it } from 'vitest';
import { makeDueInvoice } from '../fixtures/account.ts';
import { countOverdue, executionDay, isBankingDay, proposedDay, requestedDays } from './transfer.ts';

it('excludes weekends and the six holidays of the payment system T2 from the banking days', () => {
  const closed = [
    ['2024-03-29', '2024-04-01', '2025-04-18', '2025-04-21', '2026-04-03', '2026-04-06', '2027-03-26'],
    ['2027-01-01', '2026-05-01', '2026-12-25', '2029-12-26', '2026-11-28', '2026-11-29'],
  ].flat();
  expect(closed.filter(isBankingDay)).toEqual([]);
  const open = ['2026-11-27', '2026-11-30', '2026-07-14', '2026-11-11', '2026-05-14', '2026-04-07'];
  expect(open.filter((day) => !isBankingDay(day))).toEqual([]);
});

it.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-11-28', '2026-11-30'],
  ['2026-12-25', '2026-12-28'],
  ['2027-03-26', '2027-03-30'],
  ['2027-05-01', '2027-05-03'],
])('executes a transfer requested for %s on %s, the next banking day', (requested, day) => {
  expect(executionDay(requested)).toBe(day);
});

it.each([
  ['2026-11-27T23:30', '2026-11-27', '2027-11-27'],
  ['2028-02-29T00:30', '2028-02-29', '2029-02-28'],
])('accepts, at the time %s, transfers dated from %s to %s', (now, min, max) => {
  expect(requestedDays(new Date(now))).toEqual({ min, max });
});

const invoicesDue = (dueDates: readonly string[], today: Date) =>
  dueDates.map((dateEcheance) => makeDueInvoice({ dateEcheance }, today));

it.each([
  ['a late invoice, on a Friday', '2026-11-27T23:30', ['02/11/2026'], '2026-11-30'],
  ['an invoice due on a Saturday', '2026-11-27T00:30', ['12/12/2026'], '2026-12-11'],
  ['two invoices due on different days', '2026-11-27T12:00', ['15/12/2026', '08/12/2026'], '2026-12-08'],
  ['an invoice without a due date, before Christmas', '2026-12-24T12:00', [''], '2026-12-28'],
])('proposes for a transfer that pays %s the execution day $3', (_, now, dueDates, day) => {
  const today = new Date(now);
  expect(proposedDay(invoicesDue(dueDates, today), today)).toBe(day);
});

it('counts the invoices due from today to the day before the execution', () => {
  const dueDates = ['30/11/2026', '01/12/2026', '04/12/2026', '18/12/2026', ''];
  const invoices = invoicesDue(dueDates, new Date('2026-12-01T23:30'));
  expect(countOverdue(invoices, '2026-12-01', '2026-12-18')).toBe(2);
});
