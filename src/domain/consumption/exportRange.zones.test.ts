import { expect, it } from 'vitest';
import { measureOn } from '../fixtures/consumption.ts';
import {
  exportMonths,
  exportRangeSchema,
  lastDayOfMonth,
  oldestExportDay,
  rangeOfPeriod,
  type TypedRange,
  usualRange,
  withMissing,
  withSpans,
} from './exportRange.ts';
import type { Period } from './period.ts';

/** Noon and both ends of the day: the time zone must not matter. */
const today = new Date(2026, 10, 22, 12);

const judge = (range: Partial<TypedRange>, on = today) =>
  exportRangeSchema(on)
    .safeParse({ mode: 'daily', start_date: '2026-11-01', end_date: '2026-11-22', ...range })
    .error?.issues.map(({ message }) => message) ?? [];

it.each<[what: string, start: string, end: string, problems: string[]]>([
  ['90 days apart', '2026-08-24', '2026-11-22', []],
  ['91 days apart', '2026-08-23', '2026-11-22', ['end_date.tooWide']],
  ['one day', '2026-11-22', '2026-11-22', []],
  ['two years back', '2024-11-22', '2024-12-01', []],
  ['a day more than two years back', '2024-11-21', '2024-12-01', ['start_date.beyondYears']],
  ['tomorrow', '2026-11-20', '2026-11-23', ['end_date.future']],
  ['all to come', '2026-11-23', '2026-11-24', ['start_date.future', 'end_date.future']],
  ['reversed', '2026-11-20', '2026-11-19', ['end_date.reversed']],
  ['over 31 December', '2025-12-31', '2026-01-01', []],
  ['the day the hour springs forward', '2026-03-29', '2026-03-29', []],
  ['90 days over the day the hour springs forward', '2026-01-28', '2026-04-28', []],
  ['91 days over it', '2026-01-28', '2026-04-29', ['end_date.tooWide']],
  ['90 days over the day the hour falls back', '2026-08-01', '2026-10-30', []],
  ['91 days over it', '2026-08-01', '2026-10-31', ['end_date.tooWide']],
  ['29 February of a year that has none', '2026-02-29', '2026-03-01', ['start_date.invalid']],
  ['nothing', '', '', ['start_date.invalid', 'end_date.invalid']],
])('validates a daily range: %s', (_, start_date, end_date, problems) => {
  expect(judge({ start_date, end_date })).toEqual(problems);
});

it.each<[what: string, start: string, end: string, problems: string[]]>([
  ['the last 12 months', '2025-12-01', '2026-11-22', []],
  ['24 months back', '2024-11-01', '2026-11-22', []],
  ['25 months back', '2024-10-01', '2026-11-22', ['start_date.beyondMonths']],
  ['whole months', '2026-02-01', '2026-02-28', []],
  ['the end of the month under way', '2026-11-01', '2026-11-30', ['end_date.future']],
  ['from the middle of a month', '2026-09-02', '2026-10-31', ['start_date.invalid']],
  ['to the middle of a month', '2026-09-01', '2026-10-30', ['end_date.invalid']],
  ['reversed', '2026-10-01', '2026-09-30', ['end_date.reversed']],
  ['a month to come', '2026-12-01', '2026-12-31', ['start_date.future', 'end_date.future']],
])('validates a monthly range: %s', (_, start_date, end_date, problems) => {
  expect(judge({ mode: 'monthly', start_date, end_date })).toEqual(problems);
});

it('refuses any other mode', () => {
  expect(exportRangeSchema(today).safeParse({ mode: 'yearly', start_date: '', end_date: '' }).success).toBe(
    false,
  );
});

it('accepts 29 February of a leap year, and counts back from it', () => {
  const leapDay = new Date(2028, 1, 29);
  expect(judge({ start_date: '2028-02-29', end_date: '2028-02-29' }, leapDay)).toEqual([]);
  expect(oldestExportDay('daily', leapDay)).toBe('2026-02-28');
  expect(oldestExportDay('monthly', leapDay)).toBe('2026-02-01');
  expect(lastDayOfMonth('2028-02', new Date(2028, 5, 1))).toBe('2028-02-29');
});

it.each([0, 12, 23])('lists 25 months at %i h, on the last day of a year too', (hour) => {
  const months = exportMonths(new Date(2026, 11, 31, hour, 59));
  expect(months).toHaveLength(25);
  expect([months[0], months[1], months.at(-1)]).toEqual(['2026-12', '2026-11', '2024-12']);
});

it('ends a month on its last day, or today', () => {
  expect(lastDayOfMonth('2026-10', today)).toBe('2026-10-31');
  expect(lastDayOfMonth('2026-11', today)).toBe('2026-11-22');
  expect(lastDayOfMonth('2025-12', today)).toBe('2025-12-31');
});

it('defaults to the last 12 months or 30 days, both within the limits', () => {
  const monthly = usualRange('monthly', today);
  const daily = usualRange('daily', today);
  expect(monthly).toEqual({ mode: 'monthly', start_date: '2025-12-01', end_date: '2026-11-22' });
  expect(daily).toEqual({ mode: 'daily', start_date: '2026-10-24', end_date: '2026-11-22' });
  expect([judge(monthly), judge(daily)]).toEqual([[], []]);
});

it.each<[Period, string, string]>([
  [{ mode: 'daily', name: '2026-10' }, '2026-10-01', '2026-10-31'],
  [{ mode: 'daily', name: '2026-11' }, '2026-11-01', '2026-11-22'],
  [{ mode: 'daily', name: '2024-11' }, '2024-11-22', '2024-11-30'],
  [{ mode: 'monthly', name: '2026' }, '2026-01-01', '2026-11-22'],
  [{ mode: 'monthly', name: '2025' }, '2025-01-01', '2025-12-31'],
  [{ mode: 'monthly', name: '2024' }, '2024-11-01', '2024-12-31'],
])('covers the period %j of the page, within the limits', (period, start_date, end_date) => {
  const range = rangeOfPeriod(period, today);
  expect(range).toEqual({ mode: period.mode, start_date, end_date });
  expect(judge(range)).toEqual([]);
});

const endOfMarch = new Date(2026, 2, 31, 23, 30);

const daily = (startDate: string, endDate: string) => ({
  mode: 'daily' as const,
  startDate,
  endDate,
  today: endOfMarch,
});

const absent = (day: string) => measureOn(day, { volume: null, index: null });

it('inserts a missing reading in order, across the clock change', () => {
  const [before, after] = [measureOn('2026-03-27'), measureOn('2026-03-30')];
  expect(withMissing('TR', [before, after], daily('2026-03-27', '2026-03-30'))).toEqual([
    before,
    absent('2026-03-28'),
    absent('2026-03-29'),
    after,
  ]);
});

it('adds missing first and last days, without duplicates', () => {
  const answered = [measureOn('2026-03-02'), absent('2026-03-03')];
  expect(withMissing('TR', answered, daily('2026-03-01', '2026-03-04')).map(({ day }) => day)).toEqual([
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
    '2026-03-04',
  ]);
});

it('expects no reading today, nor for the current month', () => {
  expect(withMissing('TR', [], daily('2026-03-30', '2026-03-31'))).toEqual([absent('2026-03-30')]);
  const months = {
    mode: 'monthly' as const,
    startDate: '2025-12-01',
    endDate: '2026-03-31',
    today: endOfMarch,
  };
  const february = measureOn('2026-02-28');
  expect(withMissing('TR', [february], months)).toEqual([
    absent('2025-12-01'),
    absent('2026-01-01'),
    february,
  ]);
});

it('expects no daily reading of a meter read on site', () => {
  const read = [measureOn('2026-03-12')];
  expect(withMissing('SE', read, daily('2026-03-01', '2026-03-30'))).toEqual(read);
});

const listSpans = (...of: Parameters<typeof withSpans>) => withSpans(...of).map(({ span }) => span);

const monthly = { mode: 'monthly', endDate: '2026-11-22' } as const;

it('covers a whole month, up to the requested end', () => {
  const measures = [measureOn('2024-02-28'), measureOn('2026-10-01'), measureOn('2026-11-30')];
  expect(listSpans('TR', measures, monthly)).toEqual([
    { startDate: '2024-02-01', endDate: '2024-02-29' },
    { startDate: '2026-10-01', endDate: '2026-10-31' },
    { startDate: '2026-11-01', endDate: '2026-11-22' },
  ]);
});

it('covers a day', () => {
  expect(listSpans('TR', [measureOn('2026-03-29')], { ...monthly, mode: 'daily' })).toEqual([
    { startDate: '2026-03-29', endDate: '2026-03-29' },
  ]);
});

it.each(['monthly', 'daily'] as const)(
  'covers the days since the previous on-site reading, %s too',
  (mode) => {
    const measures = [
      measureOn('2025-10-30'),
      measureOn('2026-01-15', { volume: null, index: null }),
      measureOn('2026-04-30'),
    ];
    expect(listSpans('SE', measures, { ...monthly, mode })).toEqual([
      { startDate: null, endDate: '2025-10-30' },
      { startDate: null, endDate: '2026-01-15' },
      { startDate: '2025-10-31', endDate: '2026-04-30' },
    ]);
  },
);
