import { describe, expect, it } from 'vitest';
import { dayAfter, daysBetween } from '../calendar.ts';
import { makeMeasures, makeMeters, measureOn, withMeasures } from '../fixtures/consumption.ts';
import { changeIn, sumPairs } from './bars.ts';
import { toHistogram } from './histogram.ts';
import { lacksVolume } from './indexGap.ts';
import type { Measure } from './measure.ts';
import {
  daysToJudge,
  isIncomplete,
  judgeYear,
  type MeterYear,
  monthsOf,
  monthsToRead,
  qualityOf,
  reportYears,
  siteOf,
  toReport,
  unreadYear,
  yearOfAddress,
} from './report.ts';

const today = new Date(2026, 10, 22);
const year = '2025';
const before = makeMeasures({ mode: 'monthly', name: '2024' }, { volume: 20 });
const whole = makeMeasures({ mode: 'monthly', name: year }, { volume: 30 });
const [first, second, third] = makeMeters(3) as [MeterYear['meter'], MeterYear['meter'], MeterYear['meter']];

const read = (meter: MeterYear['meter'], measures: readonly Measure[], of = year): MeterYear => ({
  meter,
  ...monthsOf({ year: of, today, measures }),
  episodes: [],
});

describe('yearOfAddress', () => {
  it.each([
    ['annee=2026', '2026'],
    ['annee=2024', '2024'],
    ['', '2025'],
    ['annee=2023', '2025'],
    ['annee=2027', '2025'],
    ['annee=bis', '2025'],
  ])('parses the query « %s » as the year %s of a report', (search, expected) => {
    expect(yearOfAddress(new URLSearchParams(search), today)).toBe(expected);
  });

  it('proposes the current year and the two previous years, with the current year first', () => {
    expect(reportYears(today)).toEqual(['2026', '2025', '2024']);
  });
});

it.each([
  ['2026', { startDate: '2025-01-01', endDate: '2026-11-22' }],
  ['2025', { startDate: '2024-01-01', endDate: '2025-12-31' }],
  ['2024', { startDate: '2024-01-01', endDate: '2024-12-31' }],
])('loads for the report of the year %s the days %j', (of, days) => {
  expect(monthsToRead(of, today)).toEqual(days);
});

it.each([
  ['2026', '2025-01-01', '2026-11-21', '2026-01-01', '2026-01-01'],
  ['2025', '2024-11-22', '2025-12-31', '2025-01-01', '2025-11-22'],
])('loads for the year %s the days from %s to %s, for rises since %s, seasonal since %s', (of, ...days) => {
  const [startDate, endDate, firstJudged, firstOfSeason] = days;
  expect(daysToJudge(of, today)).toEqual({ startDate, endDate, firstJudged, firstOfSeason });
});

it('searches rises only in the last months of the oldest year, and not in years without data', () => {
  expect(daysToJudge('2024', today)?.firstJudged).toBe('2024-12-20');
  expect(daysToJudge('2024', new Date(2026, 11, 10))).toBeNull();
});

describe('judgeYear', () => {
  const days = { startDate: '2025-01-01', endDate: '2025-12-31', firstJudged: '2025-02-01' };
  const daily = (litresOn: (rank: number) => number): Measure[] =>
    Array.from({ length: daysBetween('2025-01-01', '2025-12-31') + 1 }, (_, rank) =>
      measureOn(dayAfter('2025-01-01', rank), { volume: litresOn(rank) / 1_000, index: null }),
    );
  const workday = (rank: number) => (rank % 7 < 5 ? 1_000 : 300);
  const leak = daily((rank) => workday(rank) + (rank >= 150 && rank < 170 ? 900 : 0) + (rank % 3) * 10);
  const growth = daily((rank) => workday(rank) * (rank >= 150 && rank < 200 ? 2 : 1) + (rank % 3) * 10);

  it('finds a leak that started and ended in a past year', () => {
    const [found] = judgeYear(leak, { ...days, firstOfSeason: '2026-01-01' });
    expect(found).toMatchObject({ startDate: '2025-05-31', cause: 'leak', isGoingOn: false });
  });

  it('excludes an episode that may be seasonal if the measures of the previous year are missing', () => {
    expect(judgeYear(growth, { ...days, firstOfSeason: '2025-02-01' })).not.toEqual([]);
    expect(judgeYear(growth, { ...days, firstOfSeason: '2026-01-01' })).toEqual([]);
  });
});

describe('toReport', () => {
  const holed = withMeasures(whole, {
    '2025-03-01': { isEstimated: true },
    '2025-08-01': null,
    '2025-09-01': { volume: null, index: null },
    '2025-10-01': { volume: -5 },
  });
  const years = [read(first, [...before, ...whole]), read(second, holed), read(third, [])];

  it('adds up the volumes of the meters by month, contract and site', () => {
    const pages = [[...before, ...whole], holed, []].map((measures) =>
      toHistogram({
        kind: 'TR',
        period: { mode: 'monthly', name: year },
        today,
        measures: measures.filter(({ day }) => day.startsWith(year)),
        before: null,
      }),
    );
    const total = pages.reduce((sum, page) => sum + (page.total ?? 0), 0);
    const report = toReport(year, years);
    expect(report.volume).toBeCloseTo(total, 3);
    for (const rows of [report.months, report.contracts, report.sites])
      expect(rows.reduce((sum, { volume }) => sum + (volume ?? 0), 0)).toBeCloseTo(total, 3);
  });

  it('counts the missing readings, but adds no volume for them', () => {
    const report = toReport(year, years);
    expect(report).toMatchObject({ measured: 21, estimated: 1, missing: 14, isWhole: false });
    expect(toReport(year, [read(third, [])])).toMatchObject({ volume: null, missing: 12 });
    expect(report.months[7]?.volume).toBe(whole[7]?.volume);
  });

  it.each<[string, Parameters<typeof withMeasures>[1], number[], number]>([
    ['reports a gap if the indexes exceed the volumes', { '2025-12-01': { index: 2_204 } }, [12], 1],
    ['reports no gap if the volumes explain the indexes', {}, [], 0],
    ['marks no month if the volumes exceed the indexes', { '2025-01-01': { index: 1_255 } }, [], 1],
    ['marks as incomplete a month that lacks the volume of a day', { '2025-06-01': { volume: 32 } }, [6], 0],
    ['marks no month for a rounding of 1 m³', { '2025-06-01': { volume: 32.7 } }, [], 0],
    ['marks no month without a volume, even if it has an index', { '2025-06-01': { volume: null } }, [], 1],
    ['marks no estimated month explained by its index', { '2025-06-01': { isEstimated: true } }, [], 0],
    ['marks no month after one without index', { '2025-05-01': null, '2025-06-01': { volume: 20 } }, [], 1],
  ])('%s', (_, changed, lacking, count) => {
    const own = read(second, withMeasures(whole, changed));
    const report = toReport(year, [read(first, whole), own]);
    expect(own.months.filter(isIncomplete).map(({ slot }) => Number(slot.slice(5)))).toEqual(lacking);
    expect(report.gap?.count ?? 0).toBe(count);
    expect(report.incomplete).toBe(lacking.length);
    expect(report.isWhole).toBe(lacking.length === 0 && !lacksVolume(report) && report.missing === 0);
    expect(report.months.map(({ isWhole }) => isWhole)).toEqual(
      own.months.map((month) => month.volume !== null && !isIncomplete(month)),
    );
  });

  it('marks the months and the site as incomplete if a meter failed to load', () => {
    const lacking = unreadYear(second, year, today);
    const { unread, missing, isWhole, months, contracts, sites, volume } = toReport(year, [
      read(first, whole),
      lacking,
    ]);
    expect({ unread, missing, isWhole }).toEqual({ unread: 12, missing: 0, isWhole: false });
    expect([...months, ...contracts, ...sites].filter((row) => row.isWhole && row.measured > 0)).toEqual(
      siteOf(first) === siteOf(second) ? [] : [expect.objectContaining({ key: siteOf(first) })],
    );
    expect(contracts[0]).toMatchObject({ readCount: 1, meters: [first, second] });
    expect(volume).toBe(toReport(year, [read(first, whole)]).volume);
    expect(unreadYear(second, '2026', today).months.filter(({ isUnread }) => isUnread)).toHaveLength(11);
  });

  it.each<[string, number, Parameters<typeof withMeasures>[1], boolean]>([
    ['one reading of ten', 9, { '2025-06-01': null }, false],
    ['one reading of nine', 8, { '2025-06-01': null }, true],
    ['a tenth of the water that the indexes show', 0, { '2025-06-01': { volume: 30.5 } }, false],
    ['more than a tenth of this water', 0, { '2025-06-01': { volume: 29 } }, true],
  ])('marks a month as incomplete if over a tenth is unknown (%s): $3', (_, others, changed, isPartial) => {
    const meters = makeMeters(others + 1);
    const report = (of: string) =>
      toReport(
        of,
        meters.map((meter, rank) => read(meter, rank === 0 ? withMeasures(whole, changed) : whole, of)),
      );
    expect(report(year).months.flatMap((month, rank) => (month.isPartial ? rank : []))).toEqual(
      isPartial ? [5] : [],
    );
    expect(report('2026').months[5]).toMatchObject({ isBeforePartial: isPartial });
  });

  it('compares only the months that are at least nine tenths known in both years', () => {
    const report = toReport(year, years);
    const { compared } = report;
    const volume = whole.reduce((sum, each) => sum + (each.volume ?? 0), 0);
    expect(compared?.volume).toBeCloseTo(volume, 3);
    expect(sumPairs(report.sites.flatMap((row) => row.compared ?? []))).toEqual(compared);
    expect(changeIn({ volume: 30, before: 20 })).toBe(50);
    expect(toReport(year, [read(second, holed)]).compared).toBeNull();
    const comparedBy = (changed: Parameters<typeof withMeasures>[1]) =>
      toReport(year, [read(first, [...before, ...withMeasures(whole, changed)])]).compared?.volume;
    const others = volume - (whole[5]?.volume ?? 0);
    expect(comparedBy({ '2025-06-01': { volume: 31 } })).toBeCloseTo(others + 31, 3);
    expect(comparedBy({ '2025-06-01': { volume: 29 } })).toBeCloseTo(others, 3);
  });

  it.each([
    ['2025', '2025'],
    ['2026', '2025-12'],
  ])('compares the year %s with the volumes of the same months a year earlier, before %s', (of, until) => {
    const earlier = withMeasures(before, { '2024-02-01': null, '2024-05-01': { isEstimated: true } });
    const current = makeMeasures({ mode: 'monthly', name: '2026' }, { until: '2026-11' });
    const all = [
      [first, [...earlier, ...whole, ...current]],
      [second, [...before, ...holed, ...current]],
      [third, current],
    ] as const;
    const reportOf = (shown: string, end = '9999') =>
      toReport(
        shown,
        all.map(([meter, measures]) =>
          read(
            meter,
            measures.filter(({ day }) => day < end),
            shown,
          ),
        ),
      );
    const [report, same] = [reportOf(of), reportOf(String(Number(of) - 1), until)];
    expect(report.before).toBe(same.volume);
    expect(report.months.map((month) => month.before)).toEqual(same.months.map(({ volume }) => volume));
    for (const rows of ['contracts', 'sites'] as const)
      expect(new Map(report[rows].map((row) => [row.key, row.before]))).toEqual(
        new Map(same[rows].map((row) => [row.key, row.volume])),
      );
  });

  it('counts no missing reading in a future month and does not compare this month', () => {
    const current = makeMeasures({ mode: 'monthly', name: '2026' }, { until: '2026-11' });
    const report = toReport('2026', [read(first, [...whole, ...current], '2026')]);
    const { months } = report;
    expect(report).toMatchObject({ measured: 11, missing: 0 });
    expect(months[11]).toMatchObject({ volume: null, measured: 0, missing: 0 });
    expect(months[10]).toMatchObject({ isUnderWay: true, compared: null });
    expect(monthsOf({ year: '2026', today, measures: current }).months.map(qualityOf).at(-1)).toBeNull();
  });

  it('lists the episodes without a seasonal cause, with the largest surplus first', () => {
    const episode = { startDate: '2025-05-01', endDate: '2025-05-09', isGoingOn: false };
    const rise = (litres: number, cause: 'leak' | 'season') => ({ ...episode, litres, cause });
    const judged = [
      { ...read(first, whole), episodes: [rise(5, 'leak'), rise(9, 'season')] },
      { ...read(second, whole), episodes: [rise(7, 'leak')] },
      { ...read(third, whole), episodes: null },
    ];
    const report = toReport(year, judged);
    expect(report.rises.map((each) => each.episode.litres)).toEqual([7, 5]);
    expect(report).toMatchObject({ seasonCount: 1, notJudgedCount: 1 });
  });
});
