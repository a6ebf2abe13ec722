import { expect, it } from 'vitest';
import { dayAfter, isIsoDay, isoDay, lastTwelveMonths, readDay, yearsBefore } from './calendar.ts';

it.each([
  ['02/10/2026', '2026-10-02'],
  [' 2026-10-02 ', '2026-10-02'],
  ['02/10/2026 08:00', '2026-10-02'],
  ['2026-10-25T02:30:00+02:00', '2026-10-25'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2026', null],
  ['31/04/2026', null],
  ['2/10/2026', null],
  ['x02/10/2026', null],
  ['02/10/20267', null],
  ['02/13/2026', null],
  ['02/10/26', null],
  ['', null],
])('parses the date %j as %j', (answered, day) => {
  expect(readDay(answered)).toBe(day);
});

it.each(['2026-02-30', '2026-1-02', '2026-13-01', '2026-10-02T00:00', 'demain', ''])(
  'rejects %j as a date in ISO format',
  (words) => {
    expect(isIsoDay(words)).toBe(false);
  },
);

it('returns the day of an instant in the local time zone', () => {
  expect(isoDay(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02');
  expect(isIsoDay(isoDay(new Date(2026, 11, 31)))).toBe(true);
});

it('subtracts months and years from a date', () => {
  expect(lastTwelveMonths(new Date(2026, 10, 2))).toEqual({ startDate: '2025-11-02', endDate: '2026-11-02' });
  expect(yearsBefore(new Date(2024, 1, 29), 1)).toBe('2023-02-28');
});

it('adds days to a date over the end of a year and over a clock change', () => {
  expect(dayAfter('2025-12-31', 1)).toBe('2026-01-01');
  expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30');
  expect(dayAfter('2026-10-24', 2)).toBe('2026-10-26');
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
});
