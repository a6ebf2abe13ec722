import { describe, expect, it } from 'vitest';
import { measureOn } from '../fixtures/consumption.ts';
import {
  exportMonths,
  exportRangeSchema,
  lastDayOfMonth,
  oldestExportDay,
  rangeOfPeriod,
  usualRange,
  withMissing,
  withSpans,
} from './exportRange.ts';
import { daysOfGap } from './indexGap.ts';
import type { Measure } from './measure.ts';
import { readPeriod } from './period.ts';

const today = new Date(2026, 10, 22, 12);

const judge = (range: unknown, on = today) =>
  exportRangeSchema(on)
    .safeParse(range)
    .error?.issues.map(({ message }) => message) ?? [];

it.each<[what: string, start: string, end: string, problems: string[]]>([
  ['90 days apart', '2026-08-24', '2026-11-22', []],
  ['91 days apart', '2026-08-23', '2026-11-22', ['end_date.tooWide']],
  ['one day', '2026-11-22', '2026-11-22', []],
  ['two years ago', '2024-11-22', '2024-12-01', []],
  ['two years and a day ago', '2024-11-21', '2024-12-01', ['start_date.beyondYears']],
  ['tomorrow', '2026-11-20', '2026-11-23', ['end_date.future']],
  ['future days', '2026-11-23', '2026-11-24', ['start_date.future', 'end_date.future']],
  ['reversed', '2026-11-20', '2026-11-19', ['end_date.reversed']],
  ['90 days apart across the start of summer time', '2026-01-28', '2026-04-28', []],
  ['91 days apart across the start of summer time', '2026-01-28', '2026-04-29', ['end_date.tooWide']],
  ['29 February of a non-leap year', '2026-02-29', '2026-03-01', ['start_date.invalid']],
  ['nothing', '', '', ['start_date.invalid', 'end_date.invalid']],
])('returns for a daily export with the period « %s » the errors $3', (_, start_date, end_date, problems) => {
  expect(judge({ mode: 'daily', start_date, end_date })).toEqual(problems);
});

it.each<[what: string, start: string, end: string, problems: string[]]>([
  ['24 months ago', '2024-11-01', '2026-11-22', []],
  ['25 months ago', '2024-10-01', '2026-11-22', ['start_date.beyondMonths']],
  ['whole months', '2026-02-01', '2026-02-28', []],
  ['up to the end of the current month', '2026-11-01', '2026-11-30', ['end_date.future']],
  ['from the middle of a month', '2026-09-02', '2026-10-31', ['start_date.invalid']],
  ['to the middle of a month', '2026-09-01', '2026-10-30', ['end_date.invalid']],
  ['reversed', '2026-10-01', '2026-09-30', ['end_date.reversed']],
  ['a future month', '2026-12-01', '2026-12-31', ['start_date.future', 'end_date.future']],
])('returns for a monthly export of « %s » the errors $3', (_, start_date, end_date, problems) => {
  expect(judge({ mode: 'monthly', start_date, end_date })).toEqual(problems);
});

it('rejects the export mode « year »', () => {
  expect(judge({ mode: 'year', start_date: '2026-11-22', end_date: '2026-11-22' })).toEqual(['mode.invalid']);
});

it('accepts on 29 February exports of this day or since 28 February two years earlier', () => {
  const leapDay = new Date(2028, 1, 29);
  expect(judge({ mode: 'daily', start_date: '2028-02-29', end_date: '2028-02-29' }, leapDay)).toEqual([]);
  expect(oldestExportDay('daily', leapDay)).toBe('2026-02-28');
  expect(oldestExportDay('monthly', leapDay)).toBe('2026-02-01');
});

it.each([0, 12, 23])('proposes the last 25 months for an export at %i h on 31 December', (hour) => {
  const months = exportMonths(new Date(2026, 11, 31, hour, 59));
  expect(months).toHaveLength(25);
  expect([months[0], months[1], months.at(-1)]).toEqual(['2026-12', '2026-11', '2024-12']);
});

it.each([
  ['2026-10', '2026-10-31'],
  ['2026-11', '2026-11-22'],
  ['2024-02', '2024-02-29'],
])('returns as the end of the month %s its last day, or today if earlier: %s', (month, day) => {
  expect(lastDayOfMonth(month, '2026-11-22')).toBe(day);
});

it.each([
  ['monthly', '2026-11-22T12:00:00', '2025-11-01', '2026-10-31'],
  ['monthly', '2026-01-01T00:00:00', '2025-01-01', '2025-12-31'],
  ['monthly', '2026-12-31T23:59:00', '2025-12-01', '2026-11-30'],
  ['monthly', '2028-03-01T00:30:00', '2027-03-01', '2028-02-29'],
  ['daily', '2026-11-22T12:00:00', '2026-10-24', '2026-11-22'],
] as const)('proposes for a %s export on %s a period from %s to %s', (mode, moment, start_date, end_date) => {
  const range = usualRange(mode, new Date(moment));
  expect(range).toEqual({ mode, start_date, end_date });
  expect(judge(range, new Date(moment))).toEqual([]);
});

it.each([
  ['2026-10', '2026-10-01', '2026-10-31'],
  ['2026-11', '2026-11-01', '2026-11-22'],
  ['2024-11', '2024-11-22', '2024-11-30'],
  ['2026', '2026-01-01', '2026-11-22'],
  ['2024', '2024-11-01', '2024-12-31'],
])('proposes for the displayed period %s an export from %s to %s', (name, start_date, end_date) => {
  const period = readPeriod(name);
  const range = period && rangeOfPeriod(period, today);
  expect(range).toEqual({ mode: period?.mode, start_date, end_date });
  expect(judge(range)).toEqual([]);
});

const absent = (day: string) => measureOn(day, { volume: null, index: null });

const endOfMarch = new Date(2026, 2, 31, 23, 30);

describe('withMissing', () => {
  const march = (day: number) => `2026-03-${String(day).padStart(2, '0')}`;

  it.each([
    ['across the clock change', 27, 30, [27, 30], [28, 29]],
    ['on the first and last days', 1, 4, [2, 3], [1, 4]],
    ['except today', 30, 31, [], [30]],
  ])('adds a measure without volume for each missing day: %s', (_, first, last, read, missing) => {
    const days = { startDate: march(first), endDate: march(last) };
    const measures = read.map((day) => measureOn(march(day)));
    const found = withMissing('TR', measures, { mode: 'daily', ...days, today: endOfMarch });
    expect(found.filter(({ volume }) => volume === null)).toEqual(missing.map(march).map(absent));
    expect(found.map(({ day }) => day)).toEqual([...read, ...missing].map(march).sort());
  });

  it('adds a missing reading for each past month without a measure, not for the current month', () => {
    const months = { mode: 'monthly', startDate: '2025-12-01', endDate: '2026-03-31' } as const;
    const february = measureOn('2026-02-28');
    expect(withMissing('TR', [february], { ...months, today: endOfMarch })).toEqual([
      absent('2025-12-01'),
      absent('2026-01-01'),
      february,
    ]);
  });

  it('adds no missing reading to the measures of a meter read on site', () => {
    const days = { mode: 'daily', startDate: '2026-03-01', endDate: '2026-03-30' } as const;
    const read = [measureOn('2026-03-12')];
    expect(withMissing('SE', read, { ...days, today: endOfMarch })).toEqual(read);
  });
});

describe('withSpans', () => {
  const listSpans = (kind: 'TR' | 'SE', mode: 'monthly' | 'daily', ...measures: Measure[]) =>
    withSpans(kind, measures, { mode, endDate: '2026-11-22' }).map(({ span }) => span);

  it('returns the days of a monthly measure: the month or, if current, until the last reading', () => {
    const measures = ['2024-02-28', '2026-10-01', '2026-11-01', '2026-11-19', '2026-11-30'].map((day) =>
      measureOn(day),
    );
    expect(listSpans('TR', 'monthly', ...measures)).toEqual([
      { startDate: '2024-02-01', endDate: '2024-02-29' },
      { startDate: '2026-10-01', endDate: '2026-10-31' },
      { startDate: '2026-11-01', endDate: '2026-11-22' },
      { startDate: '2026-11-01', endDate: '2026-11-19' },
      { startDate: '2026-11-01', endDate: '2026-11-22' },
    ]);
  });

  it('returns the days between two indexes, up to the day of the last index in the current month', () => {
    const start = { day: '2025-12-31', shown: 1 };
    const gap = { start, end: { day: '2026-11-19', shown: 9 }, between: 8, volume: 2 };
    const days = daysOfGap(gap, 'TR', { mode: 'monthly', endDate: '2026-11-22' });
    expect(days).toEqual({ startDate: '2026-01-01', endDate: '2026-11-19' });
  });

  it('returns the day of a daily measure as its only day', () => {
    const day = '2026-03-29';
    expect(listSpans('TR', 'daily', measureOn(day))).toEqual([{ startDate: day, endDate: day }]);
  });

  it.each(['monthly', 'daily'] as const)('returns in %s mode the days between two readings', (mode) => {
    const measures = [measureOn('2025-10-30'), absent('2026-01-15'), measureOn('2026-04-30')];
    expect(listSpans('SE', mode, ...measures)).toEqual([
      { startDate: null, endDate: '2025-10-30' },
      { startDate: null, endDate: '2026-01-15' },
      { startDate: '2025-10-31', endDate: '2026-04-30' },
    ]);
  });
});
