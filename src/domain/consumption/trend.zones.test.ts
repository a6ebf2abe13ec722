import { describe, expect, it } from 'vitest';
import { measureOn } from '../fixtures/consumption.ts';
import { usualRange } from './exportRange.ts';
import type { Measure } from './measure.ts';
import { changeOfMonth, sumTrends, totalMonths, trendMonths, trendOf } from './trend.ts';

const today = new Date(2026, 10, 27);
const missing = { volume: null, index: null };

/** Builds a measure per month: 80 m³ in the first 12 months, 100 m³ in the next 12, 7 m³ this month. */
const makeMonths = (changed: (month: string) => Partial<Measure> | null = () => ({})): Measure[] =>
  trendMonths(today).flatMap((month, rank) => {
    const change = changed(month);
    const volume = rank === 24 ? 7 : rank < 12 ? 80 : 100;
    return change === null ? [] : [measureOn(`${month}-15`, { volume, ...change })];
  });

const trend = (changed?: Parameters<typeof makeMonths>[0]) => trendOf(makeMonths(changed), today);

const monthOf = ({ months }: ReturnType<typeof trend>, name: string) =>
  months.find(({ month }) => month === name);

it('returns a trend of 25 months, whose total and comparison exclude the current month', () => {
  const { months, ...figures } = trend();
  expect(months).toHaveLength(25);
  expect(months[0]).toMatchObject({ month: '2024-11', volume: 80 });
  expect(months[24]).toMatchObject({ month: '2026-11', volume: 7 });
  expect(figures).toEqual({ total: 1_200, missingCount: 0, yearOnYear: 25 });
});

it.each([today, new Date(2026, 0, 1), new Date(2028, 1, 29, 23, 59)])(
  'includes on %s the same months in the total of a trend as in the default export',
  (day) => {
    const { start_date, end_date } = usualRange('monthly', day);
    expect(totalMonths(day)).toEqual([start_date.slice(0, 7), end_date.slice(0, 7)]);
  },
);

it('returns a trend of 25 different months on the 31st day of a month', () => {
  expect(new Set(trendMonths(new Date(2026, 11, 31))).size).toBe(25);
});

it.each([
  ['not transmitted', () => missing],
  ['unreadable', () => ({ ...missing, isUnread: true as const })],
  ['absent from the answer', () => null],
])('returns null, not zero, for a month %s, and compares the other months', (_, change) => {
  const found = trend((month) => (month === '2026-03' ? change() : {}));
  expect(monthOf(found, '2026-03')).toMatchObject({ volume: null });
  expect(found).toMatchObject({ total: 1_100, missingCount: 1, yearOnYear: 25 });
});

it.each([
  ['without a measure', [measureOn('2026-03-02', missing), ...makeMonths()]],
  ['that ends early', makeMonths((month) => ({ day: `${month}-${month === '2026-03' ? 25 : 28}` }))],
])('treats a month %s as missing, and excludes this month from the comparison', (_, measures) => {
  const found = trendOf(measures, today);
  expect(monthOf(found, '2026-03')).toMatchObject({ volume: 100, isPartial: true });
  expect(found).toMatchObject({ total: 1_200, missingCount: 1, yearOnYear: 25 });
});

it('marks a month with an estimated volume, and adds this volume to the total', () => {
  const found = trend((month) => (month === '2026-03' ? { isEstimated: true } : {}));
  expect(monthOf(found, '2026-03')).toMatchObject({ isEstimated: true });
  expect(found.total).toBe(1_200);
});

describe('a meter with few measures', () => {
  it.each([
    ['younger than a year', '2026-04', { total: 700, missingCount: 5, yearOnYear: null }],
    ['with five months of the year before', '2025-06', { total: 1_200, missingCount: 0, yearOnYear: null }],
    ['with six months of the year before', '2025-05', { total: 1_200, missingCount: 0, yearOnYear: 25 }],
  ])('returns for a meter %s the figures $2', (_, first, figures) => {
    expect(trend((month) => (month < first ? null : {}))).toMatchObject(figures);
  });

  it('returns neither a total nor a comparison for a meter without measures', () => {
    expect(trendOf([], today)).toMatchObject({ total: null, missingCount: 12, yearOnYear: null });
  });

  it('returns null as the percentage if the previous year has no consumption', () => {
    expect(trend((month) => (month < '2025-11' ? { volume: 0 } : {})).yearOnYear).toBeNull();
  });
});

describe('a meter read on site', () => {
  const readings = [
    measureOn('2024-11-02', { volume: 300 }),
    measureOn('2025-05-03', { volume: 200 }),
    measureOn('2025-11-01', { volume: 300 }),
    measureOn('2026-05-02', { volume: 240 }),
    measureOn('2026-10-30', { volume: 310 }),
  ];

  it('compares a meter only if each on-site reading matches a reading of the previous year', () => {
    expect(trendOf(readings, today, 'SE')).toMatchObject({ total: 850, missingCount: 0, yearOnYear: null });
    const withPrevious = [measureOn('2024-05-04', { volume: 100 }), ...readings];
    expect(trendOf(withPrevious, today, 'SE').yearOnYear).toBeCloseTo((850 / 800 - 1) * 100);
  });

  it('adds the volume of an on-site reading to the month of this reading', () => {
    const { months } = trendOf(readings, today, 'SE');
    expect(months.filter(({ volume }) => volume !== null).map(({ month }) => month)).toEqual([
      '2024-11',
      '2025-05',
      '2025-11',
      '2026-05',
      '2026-10',
    ]);
  });
});

it('adds up the trends of two meters, and marks a month that one meter lacks as partial', () => {
  const sum = sumTrends([trend(), trend((month) => (month === '2026-03' ? null : {}))], today);
  expect(sum).toMatchObject({ total: 2_300, missingCount: 1 });
  expect(sum.months[16]).toMatchObject({ month: '2026-03', volume: 100, isPartial: true });
  expect(sumTrends([], today)).toMatchObject({ total: null, missingCount: 0 });
});

it.each([
  [1, false],
  [6, false],
  [7, true],
])('marks a month of twelve meters, of which %i are estimated, as estimated: %s', (count, expected) => {
  const of = (rank: number) => trend(() => ({ isEstimated: rank < count }));
  const [month] = sumTrends(
    Array.from({ length: 12 }, (_, rank) => of(rank)),
    today,
  ).months;
  expect(month?.isEstimated).toBe(expected);
});

it('marks a month as partial only if over a tenth of its meters or of its indexes is missing', () => {
  const of = (lacking: (month: string) => Partial<Measure> | null) =>
    sumTrends([...Array.from({ length: 11 }, () => trend()), trend(lacking)], today).months[16];
  expect(of((month) => (month === '2026-03' ? null : {}))).toMatchObject({ volume: 1_100, isPartial: false });
  let index = 0;
  const indexed = (month: string) => {
    index += month === '2026-03' ? 400 : 100;
    return { volume: 100, index };
  };
  expect(of(indexed)).toMatchObject({ volume: 1_200, lacking: 300, isPartial: true });
});

it('compares the last month only over the meters that are complete in both years', () => {
  const part = trend((month) => (month === '2026-10' ? missing : {}));
  expect(changeOfMonth([trend(), part])).toBe(25);
  expect(changeOfMonth([part])).toBeNull();
});
