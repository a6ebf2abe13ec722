import { describe, expect, it } from 'vitest';
import {
  daysWithin,
  findAvailableDays,
  inMode,
  isWithinReach,
  listPeriods,
  listSlots,
  neighbour,
  oldestDay,
  type Period,
  periodOn,
  toSlot,
  yearBefore,
} from './period.ts';

const period = (name: string): Period => ({ mode: name.length === 4 ? 'monthly' : 'daily', name });

const momentsOf = (day: string) =>
  ['00:00', '00:30', '12:00', '23:30', '23:59'].map((time) => new Date(`${day}T${time}:00`));

it.each([
  ['2024', '2023', '2025', '2023'],
  ['2026-07', '2026-06', '2026-08', '2025-07'],
  ['2026-01', '2025-12', '2026-02', '2025-01'],
  ['2026-12', '2026-11', '2027-01', '2025-12'],
])('returns for %s the period before %s, after %s and a year before %s', (name, before, after, lastYear) => {
  expect(neighbour(period(name), -1)).toEqual(period(before));
  expect(neighbour(period(name), 1)).toEqual(period(after));
  expect(yearBefore(period(name))).toEqual(period(lastYear));
});

it.each([
  ['2026-11-21', '2024-11-21'],
  ['2026-12-31', '2024-12-31'],
  ['2028-02-29', '2026-02-28'],
  ['2026-03-29', '2024-03-29'],
  ['2026-10-25', '2024-10-25'],
])('allows on the day %s monthly and daily measures since %s', (today, oldest) => {
  for (const moment of momentsOf(today)) {
    expect(oldestDay('monthly', moment)).toBe(oldest);
    expect(oldestDay('daily', moment)).toBe(oldest);
  }
});

it.each([
  ['2026-11-21T12:00', '2026', '2026-11'],
  ['2026-11-21T12:00', '2025', '2025-12'],
  ['2026-12-01T00:00', '2026', '2026-11'],
  ['2026-12-02T00:00', '2026', '2026-12'],
  ['2027-01-01T23:59', '2027', '2026-12'],
])('opens on %s, after the view of the year %s, the daily view of the month %s', (now, year, month) => {
  expect(inMode({ period: period(year), today: new Date(now) }, 'daily')).toEqual(period(month));
});

it('allows earlier periods for a back office that keeps measures for longer', () => {
  const reach = { monthly: 48, daily: 36 };
  const today = new Date(2028, 1, 29);
  expect(oldestDay('monthly', today, reach)).toBe('2024-02-29');
  expect(oldestDay('daily', today, reach)).toBe('2025-02-28');
  const names = ['2023', '2024', '2025-01', '2025-02'];
  expect(names.filter((name) => isWithinReach(period(name), today, reach))).toEqual(['2024', '2025-02']);
});

it.each([
  ['2026-11-21T12:00', '2024', '2026', '2024-11', '2026-11'],
  ['2026-12-31T23:59', '2024', '2026', '2024-12', '2026-12'],
  ['2027-01-01T00:00', '2025', '2027', '2025-01', '2027-01'],
  ['2028-02-29T23:59', '2026', '2028', '2026-02', '2028-02'],
])('lists at the time %s the years from %s to %s and the months from %s to %s', (now, ...names) => {
  const today = new Date(now);
  const [years, months] = [listPeriods('monthly', today), listPeriods('daily', today)];
  expect([years.at(-1), years[0], months.at(-1), months[0]]).toEqual(names.map(period));
  expect([years.length, months.length]).toEqual([3, 25]);
  for (const newest of [years[0], months[0]])
    expect(newest && isWithinReach(neighbour(newest, 1), today)).toBe(false);
});

it('rejects a year as the period of daily measures', () => {
  expect(isWithinReach({ mode: 'daily', name: '2025' }, new Date(2026, 10, 22))).toBe(false);
});

it.each([
  ['2026', 12, '2026-01', '2026-12'],
  ['2024-02', 29, '2024-02-01', '2024-02-29'],
  ['2100-02', 28, '2100-02-01', '2100-02-28'],
  ['2026-03', 31, '2026-03-01', '2026-03-31'],
  ['2026-04', 30, '2026-04-01', '2026-04-30'],
])('divides the period %s into %i bars, from %s to %s', (name, count, first, last) => {
  const slots = listSlots(period(name));
  expect([slots.length, slots.at(0), slots.at(-1)]).toEqual([count, first, last]);
  expect(slots).toEqual([...new Set(slots)].sort());
});

it.each([
  ['monthly', '2026-12-31', '2026', '2026-12'],
  ['daily', '2026-12-31', '2026-12', '2026-12-31'],
] as const)('returns for the mode %s and the day %s the period %s, the bar %s', (mode, day, name, slot) => {
  expect(periodOn(mode, day)).toEqual({ mode, name });
  expect(toSlot(mode, day)).toBe(slot);
});

it.each([
  ['2025', '2026-11-21', '2025-01-01', '2025-12-31'],
  ['2026', '2026-11-21', '2026-01-01', '2026-11-21'],
  ['2026-07', '2026-11-21', '2026-07-01', '2026-07-31'],
  ['2024-02', '2025-11-21', '2024-02-01', '2024-02-29'],
  ['2026-11', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['2026-11', '2026-11-30', '2026-11-01', '2026-11-30'],
  ['2026-11', '2026-12-01', '2026-11-01', '2026-11-30'],
  ['2026-03', '2026-03-29', '2026-03-01', '2026-03-29'],
  ['2026-10', '2026-10-25', '2026-10-01', '2026-10-25'],
  ['2028-02', '2028-02-29', '2028-02-01', '2028-02-29'],
  // The back office stores daily measures for two years to the day, but monthly measures for whole years.
  ['2024-11', '2026-11-21', '2024-11-21', '2024-11-30'],
  ['2024-11', '2026-11-01', '2024-11-01', '2024-11-30'],
  ['2026-02', '2028-02-29', '2026-02-28', '2026-02-28'],
  ['2024', '2026-11-21', '2024-01-01', '2024-12-31'],
])('limits the period %s on %s to the days with measures: %s to %s', (name, today, startDate, endDate) => {
  for (const moment of momentsOf(today))
    expect(findAvailableDays(period(name), moment)).toEqual({ startDate, endDate });
});

describe('daysWithin', () => {
  it.each([
    ['within the month', '2026-10-12', '2026-10-23', ['2026-10-12', '2026-10-23']],
    ['that begin in the previous month', '2026-09-20', '2026-10-01', ['2026-10-01', '2026-10-01']],
    ['that end in the next month', '2026-10-31', '2026-11-21', ['2026-10-31', '2026-10-31']],
    ['that end before the month', '2026-09-01', '2026-09-30', []],
    ['that begin after the month', '2026-11-01', '2026-11-03', []],
  ])('keeps from the days %s only the days of the displayed month', (_, startDate, endDate, clipped) => {
    const found = daysWithin([{ startDate, endDate }], period('2026-10'));
    expect(found.flatMap((days) => [days.startDate, days.endDate])).toEqual(clipped);
  });

  it('returns an empty list of days if the displayed period is a year', () => {
    expect(daysWithin([{ startDate: '2026-10-12', endDate: '2026-10-23' }], period('2026'))).toEqual([]);
  });
});
