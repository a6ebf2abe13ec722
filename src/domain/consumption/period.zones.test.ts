import { describe, expect, it } from 'vitest';
import {
  daysWithin,
  findAvailableDays,
  isWithinReach,
  listPeriods,
  listSlots,
  type Mode,
  neighbour,
  oldestDay,
  type Period,
  periodOn,
  toSlot,
  yearBefore,
} from './period.ts';

const period = (name: string): Period => ({ mode: name.length === 4 ? 'monthly' : 'daily', name });
const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00`);

/** Moments that a wrong time zone would move to another day, month or year. */
const edges: [day: string, time: string][] = [
  ['2026-03-29', '00:30'],
  ['2026-03-29', '23:30'],
  ['2026-10-25', '00:30'],
  ['2026-10-25', '23:30'],
  ['2026-01-01', '00:00'],
  ['2026-12-31', '23:59'],
  ['2028-02-29', '00:00'],
  ['2028-02-29', '23:59'],
];

describe('periodOn', () => {
  it.each([
    ['monthly', '2026-07-14', '2026'],
    ['monthly', '2026-01-01', '2026'],
    ['monthly', '2026-12-31', '2026'],
    ['daily', '2026-07-14', '2026-07'],
    ['daily', '2024-02-29', '2024-02'],
    ['daily', '2026-12-31', '2026-12'],
  ] as const)('returns the %s period of %s as %s', (mode, day, name) => {
    expect(periodOn(mode, day)).toEqual({ mode, name });
  });
});

describe('previous, next and last-year periods', () => {
  it.each([
    ['2026', '2025', '2027', '2025'],
    ['2024', '2023', '2025', '2023'],
    ['2026-07', '2026-06', '2026-08', '2025-07'],
    ['2026-01', '2025-12', '2026-02', '2025-01'],
    ['2026-12', '2026-11', '2027-01', '2025-12'],
    ['2024-02', '2024-01', '2024-03', '2023-02'],
    ['2024-03', '2024-02', '2024-04', '2023-03'],
    ['2025-02', '2025-01', '2025-03', '2024-02'],
  ])('of %s are %s, %s and %s', (name, before, after, lastYear) => {
    expect(neighbour(period(name), -1)).toEqual(period(before));
    expect(neighbour(period(name), 1)).toEqual(period(after));
    expect(yearBefore(period(name))).toEqual(period(lastYear));
  });
});

describe('oldestDay', () => {
  it.each([
    ['2026-11-21', '2024-11-21'],
    ['2026-01-01', '2024-01-01'],
    ['2026-12-31', '2024-12-31'],
    ['2026-02-28', '2024-02-28'],
    ['2026-03-01', '2024-03-01'],
    // The month two years before has no such day.
    ['2028-02-29', '2026-02-28'],
    ['2026-03-29', '2024-03-29'],
    ['2026-10-25', '2024-10-25'],
  ])('on %s is %s in both modes, at any hour', (today, oldest) => {
    for (const time of ['00:00', '00:30', '12:00', '23:30', '23:59'])
      for (const mode of ['monthly', 'daily'] satisfies Mode[])
        expect(oldestDay(mode, at(today, time))).toBe(oldest);
  });
});

describe('a longer retention', () => {
  const reach = { monthly: 48, daily: 36 };

  it('extends the reach, by month and by day', () => {
    expect(oldestDay('monthly', at('2028-02-29'), reach)).toBe('2024-02-29');
    expect(oldestDay('daily', at('2028-02-29'), reach)).toBe('2025-02-28');
    expect(isWithinReach(period('2024'), at('2028-02-29'), reach)).toBe(true);
    expect(isWithinReach(period('2023'), at('2028-02-29'), reach)).toBe(false);
    expect(isWithinReach(period('2025-02'), at('2028-02-29'), reach)).toBe(true);
    expect(isWithinReach(period('2025-01'), at('2028-02-29'), reach)).toBe(false);
  });
});

describe('isWithinReach', () => {
  it.each([
    ['2026', true],
    ['2025', true],
    ['2024', true],
    ['2023', false],
    ['2027', false],
    ['2026-11', true],
    ['2026-12', false],
    ['2024-12', true],
    ['2024-11', true],
    ['2024-10', false],
  ])('on 21 November 2026, returns for %s: %s', (name, isWithin) => {
    expect(isWithinReach(period(name), at('2026-11-21'))).toBe(isWithin);
  });

  it.each([
    ['2026-12-31', '23:59', '2026-12', '2027-01'],
    ['2027-01-01', '00:00', '2027-01', '2027-02'],
    ['2026-10-25', '23:30', '2026-10', '2026-11'],
    ['2028-02-29', '23:59', '2028-02', '2028-03'],
  ])('ends on %s at %s with %s, before %s', (day, time, last, next) => {
    expect(isWithinReach(period(last), at(day, time))).toBe(true);
    expect(isWithinReach(period(next), at(day, time))).toBe(false);
    expect(isWithinReach(period(last.slice(0, 4)), at(day, time))).toBe(true);
  });
});

describe('listSlots and toSlot', () => {
  it.each([
    ['2026', 12, '2026-01', '2026-12'],
    ['2026-01', 31, '2026-01-01', '2026-01-31'],
    ['2024-02', 29, '2024-02-01', '2024-02-29'],
    ['2026-02', 28, '2026-02-01', '2026-02-28'],
    ['2100-02', 28, '2100-02-01', '2100-02-28'],
    ['2026-03', 31, '2026-03-01', '2026-03-31'],
    ['2026-04', 30, '2026-04-01', '2026-04-30'],
    ['2026-10', 31, '2026-10-01', '2026-10-31'],
    ['2026-12', 31, '2026-12-01', '2026-12-31'],
  ])('of %s gives %i slots, from %s to %s', (name, count, first, last) => {
    const slots = listSlots(period(name));
    expect([slots.length, slots.at(0), slots.at(-1)]).toEqual([count, first, last]);
    expect(slots).toEqual([...new Set(slots)].sort());
  });

  it.each([
    ['monthly', '2024-02-29', '2024-02'],
    ['monthly', '2026-12-31', '2026-12'],
    ['daily', '2026-12-31', '2026-12-31'],
  ] as const)('in %s mode, puts the day %s in %s', (mode, day, slot) => {
    expect(toSlot(mode, day)).toBe(slot);
    expect(listSlots(periodOn(mode, day))).toContain(slot);
  });
});

describe('findAvailableDays', () => {
  it.each([
    ['2025', '2026-11-21', '2025-01-01', '2025-12-31'],
    ['2026-07', '2026-11-21', '2026-07-01', '2026-07-31'],
    ['2026-02', '2026-11-21', '2026-02-01', '2026-02-28'],
    ['2024-02', '2025-11-21', '2024-02-01', '2024-02-29'],
    ['2026-03', '2026-11-21', '2026-03-01', '2026-03-31'],
    ['2026-10', '2026-11-21', '2026-10-01', '2026-10-31'],
    ['2026', '2026-11-21', '2026-01-01', '2026-11-21'],
    ['2026-11', '2026-11-21', '2026-11-01', '2026-11-21'],
    ['2026-11', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['2026-11', '2026-11-30', '2026-11-01', '2026-11-30'],
    ['2026-11', '2026-12-01', '2026-11-01', '2026-11-30'],
    ['2028-02', '2028-02-29', '2028-02-01', '2028-02-29'],
    // By day, at most two rolling years; by month, whole years.
    ['2024-11', '2026-11-21', '2024-11-21', '2024-11-30'],
    ['2024-11', '2026-11-01', '2024-11-01', '2024-11-30'],
    ['2024-11', '2026-11-30', '2024-11-30', '2024-11-30'],
    ['2026-02', '2028-02-29', '2026-02-28', '2026-02-28'],
    ['2024', '2026-11-21', '2024-01-01', '2024-12-31'],
  ])('of %s, on %s, go from %s to %s', (name, today, startDate, endDate) => {
    for (const time of ['00:00', '00:30', '23:30', '23:59'])
      expect(findAvailableDays(period(name), at(today, time))).toEqual({ startDate, endDate });
  });

  it.each(edges)('ends on %s at %s, in both modes', (day, time) => {
    for (const mode of ['monthly', 'daily'] satisfies Mode[])
      expect(findAvailableDays(periodOn(mode, day), at(day, time)).endDate).toBe(day);
  });
});

it('lists the available years and months, newest first', () => {
  const today = at('2026-11-22');
  expect(listPeriods('monthly', today).map(({ name }) => name)).toEqual(['2026', '2025', '2024']);
  const months = listPeriods('daily', today).map(({ name }) => name);
  expect([months.length, months[0], months[1], months.at(-1)]).toEqual([25, '2026-11', '2026-10', '2024-11']);
});

it('rejects a year as a daily period', () => {
  expect(isWithinReach({ mode: 'daily', name: '2025' }, at('2026-11-22'))).toBe(false);
});

const october = { mode: 'daily', name: '2026-10' } as const;

it.each([
  ['within', '2026-10-12', '2026-10-23', [['2026-10-12', '2026-10-23']]],
  ['begun the month before', '2026-09-20', '2026-10-01', [['2026-10-01', '2026-10-01']]],
  ['going on the month after', '2026-10-31', '2026-11-21', [['2026-10-31', '2026-10-31']]],
  ['longer than the month', '2026-06-04', '2026-11-21', [['2026-10-01', '2026-10-31']]],
  ['over before', '2026-09-01', '2026-09-30', []],
  ['begun after', '2026-11-01', '2026-11-03', []],
])('clips days %s to the month', (_, startDate, endDate, expected) => {
  expect(daysWithin([{ startDate, endDate }], october)).toEqual(
    expected.map(([start, end]) => ({ startDate: start, endDate: end })),
  );
});

it('returns no days for a yearly period', () => {
  const days = { startDate: '2026-10-12', endDate: '2026-10-23' };
  expect(daysWithin([days], { mode: 'monthly', name: '2026' })).toEqual([]);
});
