import { describe, expect, it } from 'vitest';
import { makeMeasures, measureOn, withMeasures } from '../fixtures/consumption.ts';
import type { Bar, MeterRead } from './bars.ts';
import { lastDayOfMonth } from './exportRange.ts';
import { type Histogram, markRises, type Rise, toHistogram } from './histogram.ts';
import type { Measure } from './measure.ts';
import { listSlots, type Period, readPeriod } from './period.ts';

const today = new Date(2026, 10, 22);
const year: Period = { mode: 'monthly', name: '2026' };
const july: Period = { mode: 'daily', name: '2026-07' };
const missing = { volume: null, index: null };

const read = (measures: readonly Measure[], more: Partial<MeterRead> = {}) =>
  toHistogram({ kind: 'TR', period: july, today, measures, before: [], ...more });

const findBar = (
  slot: string,
  measures: readonly Measure[],
  more: Partial<MeterRead> = {},
): Bar | undefined => read(measures, more).bars.find((bar) => bar.slot === slot);

const tenths = (...days: string[]) => days.map((day) => measureOn(`2026-07-${day}`, { volume: 0.1 }));

describe('histogram bar', () => {
  it.each<[string, Partial<Measure>, Partial<Bar>]>([
    ['measured', {}, { volume: 35.2, correction: 0, nature: 'measured', isPartial: false }],
    ['estimated', { isEstimated: true }, { volume: 35.2, nature: 'estimated' }],
    ['zero', { volume: 0 }, { volume: 0, nature: 'measured' }],
    ['not transmitted', missing, { volume: null, nature: 'notTransmitted' }],
    ['estimated but missing', { ...missing, isEstimated: true }, { volume: null, nature: 'notTransmitted' }],
    ['unreadable', { ...missing, isUnread: true }, { volume: null, nature: 'unread' }],
    ['a correction', { volume: -20 }, { volume: -20, correction: -20, nature: 'measured' }],
  ])('converts the measure of a day (%s) to a bar with its volume and nature', (_, measured, expected) => {
    expect(findBar('2026-07-14', [measureOn('2026-07-14', measured)])).toMatchObject(expected);
  });

  it.each<[string, Measure[], Partial<Bar>]>([
    ['all measured', tenths('10', '31'), { volume: 0.3, nature: 'measured', isPartial: false }],
    ['one estimated', [measureOn('2026-07-10', { isEstimated: true })], { nature: 'estimated' }],
    ['one missing', [measureOn('2026-07-10', missing), ...tenths('31')], { volume: 0.2, isPartial: true }],
  ])('adds up the measures of a month (%s) in one bar', (_, others, expected) => {
    expect(findBar('2026-07', [...tenths('01'), ...others], { period: year })).toMatchObject(expected);
  });

  it.each([
    ['2026-07-31', 'noReading'],
    ['2026-08', 'noReading'],
    ['2026-11', 'toCome'],
    ['2026-12', 'toCome'],
    ['2026-11-21', 'noReading'],
    ['2026-11-22', 'toCome'],
    ['2024-11-21', 'tooOld'],
    ['2024-11-22', 'noReading'],
    ['2024-10', 'tooOld'],
    ['2024-11', 'noReading'],
  ])('returns for the bar of %s without a measure the reason « %s »', (slot, nature) => {
    const period = readPeriod(slot.slice(0, -3));
    expect(period && findBar(slot, [], { period })?.nature).toBe(nature);
  });

  it('stores in a month bar the last known index of the month and the day of this index', () => {
    const read = (day: string, index: number) => measureOn(day, { index });
    const days = [read('2026-07-10', 900.5), read('2026-07-30', 912.25), measureOn('2026-07-31', missing)];
    expect(findBar('2026-07', days, { period: year })?.index).toEqual({ day: '2026-07-30', shown: 912.25 });
    expect(findBar('2026-07-10', days)?.index).toEqual({ day: '2026-07-10', shown: 900.5 });
    expect(findBar('2026-07-31', days)?.index).toBeNull();
  });

  it.each<[Period, string[]]>([
    [year, ['2026-11']],
    [{ mode: 'daily', name: '2026-11' }, ['2026-11-22']],
    [july, []],
  ])('marks as current, in the period %j, the bars that contain today: %j', (period, slots) => {
    const { bars } = read([], { period });
    expect(bars.filter(({ isUnderWay }) => isUnderWay).map(({ slot }) => slot)).toEqual(slots);
  });
});

describe('a replaced meter', () => {
  it('detects a replaced meter on the day of a lower index, as the reason of missing days', () => {
    const { bars, changes } = read([
      measureOn('2026-07-10', { index: 900 }),
      measureOn('2026-07-11', missing),
      measureOn('2026-07-13', { index: 3.2 }),
      measureOn('2026-07-14', { index: 6 }),
    ]);
    expect(changes).toEqual(['2026-07-13']);
    expect(bars.filter(({ isMeterChanged }) => isMeterChanged).map(({ slot }) => slot)).toEqual(changes);
    const natures = bars.slice(9, 15).map(({ nature }) => nature);
    expect(natures.join(' ')).toBe('measured meterChanged meterChanged measured measured noReading');
  });

  it('detects a replaced meter if the index is lower than the index of the previous year', () => {
    const [before, after] = [measureOn('2025-07-10', { index: 900 }), measureOn('2026-07-10', { index: 20 })];
    expect(read([after], { before: [before] })).toMatchObject({ changes: [], isOtherMeter: true });
    expect(read([before], { before: [after] }).isOtherMeter).toBe(false);
    expect(read([after], { before: null }).isOtherMeter).toBe(false);
  });

  it('detects no replaced meter if the index does not change', () => {
    const same = [measureOn('2026-07-10', { index: 5 }), measureOn('2026-07-11', { index: 5 })];
    expect(read(same)).toMatchObject({ changes: [], isOtherMeter: false });
  });
});

const estimate = measureOn('2026-07-09', { isEstimated: true });
const futureToo = [measureOn('2026-10-31'), measureOn('2026-11-30')];

it.each<[string, Measure[], Partial<MeterRead>, number | null, string | null]>([
  ['days of other periods excluded', [measureOn('2026-06-30'), measureOn('2026-08-01')], {}, null, null],
  ['volumes added up to the litre', tenths('01', '02', '09'), {}, 0.3, '2026-07-09'],
  ['a zero volume', [measureOn('2026-07-04', { volume: 0 })], {}, 0, '2026-07-04'],
  ['missing days excluded', [...tenths('01'), measureOn('2026-07-09', missing)], {}, 0.1, '2026-07-01'],
  ['an estimate not counted as a reading', [...tenths('01'), estimate], {}, 35.3, '2026-07-01'],
  ['a future day not counted as a reading', futureToo, { period: year }, 70.4, '2026-10-31'],
])('computes the total of a period and its newest reading: %s', (_, measures, more, total, newestReading) => {
  expect(read(measures, more)).toMatchObject({ total, newestReading });
});

it.each<[string, Period, Measure[], string]>([
  ['the first day of a month', july, [measureOn('2026-07-01', { index: 10 })], '2026-07-02'],
  [
    'the first month of a year, dated on its 1st',
    year,
    [measureOn('2026-02-01', { index: 10 })],
    '2026-03-01',
  ],
])('excludes %s from the days between two indexes', (_, period, measures, startDate) => {
  const last = measureOn('2026-07-31', { index: 110 });
  expect(read([...measures, last], { period }).gap).toMatchObject({
    ...{ startDate, endDate: '2026-07-31', between: 100 },
    volume: last.volume,
  });
});

describe('comparison with the previous year', () => {
  const whole = makeMeasures(july);
  const wholeBefore = makeMeasures({ mode: 'daily', name: '2025-07' }, { volume: 40 });

  it('compares each day of a month with the same day of the previous year', () => {
    const { comparison, leftOut, bars } = read(whole, { before: wholeBefore });
    expect(comparison).toMatchObject({ kind: 'compared' });
    expect(leftOut).toEqual([]);
    expect(bars[0]).toMatchObject({ slotBefore: '2025-07-01', before: 40 });
  });

  it.each<[string, Record<string, Partial<Measure> | null>]>([
    ['missing this year', { '2026-07-04': missing }],
    ['unknown this year', { '2026-07-04': null }],
    ['missing the year before', { '2025-07-04': missing }],
    ['unknown the year before', { '2025-07-04': null }],
  ])('excludes from the comparison a day that is %s', (_, changed) => {
    const before = withMeasures(wholeBefore, changed);
    const { comparison, leftOut } = read(withMeasures(whole, changed), { before });
    expect(leftOut).toEqual(['2026-07-04']);
    expect(comparison).toMatchObject({ kind: 'compared', slots: expect.not.arrayContaining([...leftOut]) });
  });

  it.each([
    ['2026', '2025'],
    ['2025', '2026'],
  ])('excludes from the comparison a month that is incomplete in %s but complete in %s', (partial, other) => {
    const given = [
      measureOn(`${partial}-03-01`),
      measureOn(`${partial}-03-15`, missing),
      measureOn(`${other}-03-01`),
    ];
    const of = (name: string) => given.filter(({ day }) => day.startsWith(name));
    const { comparison, leftOut } = read(of('2026'), { period: year, before: of('2025') });
    expect(comparison).toEqual({ kind: 'nothing' });
    expect(leftOut).toContain('2026-03');
  });

  const dated = (dayOf: (month: string) => string | undefined) =>
    ['2025', '2026'].map((name) =>
      listSlots({ mode: 'monthly', name })
        .filter((month) => month <= '2026-11')
        .map((month) => measureOn(dayOf(month) ? `${month}-${dayOf(month)}` : lastDayOfMonth(month, '9999'))),
    );
  const only = (day: string) => (month: string) => (day.startsWith(month) ? day.slice(-2) : undefined);

  it.each<[string, (month: string) => string | undefined, string[]]>([
    ['one is over a tenth before the end', only('2026-03-27'), ['2026-03']],
    ['one is a tenth before the end', only('2026-03-28'), []],
    ['one is early in the year before', only('2025-03-27'), ['2026-03']],
    ['only the current month is early', only('2026-11-05'), []],
    ['most are early', (month) => (month < '2026' ? '25' : undefined), []],
    ['all are on the 25th', () => '25', []],
    ['all are on the 1st', () => '01', []],
  ])('excludes incomplete months, by the days of the months (%s): $2', (_, dayOf, expected) => {
    const [before = [], measures = []] = dated(dayOf);
    const { leftOut, bars } = read(measures, { period: year, before });
    expect(leftOut).toEqual(expected);
    expect(bars.filter((bar) => bar.isPartial || bar.isBeforePartial).map(({ slot }) => slot)).toEqual(
      expected,
    );
  });

  it('excludes the current and future months from the comparison', () => {
    const { comparison, leftOut } = read(makeMeasures(year, { until: '2026-11' }), {
      period: year,
      before: makeMeasures({ mode: 'monthly', name: '2025' }),
    });
    const slots = Array.from({ length: 10 }, (_, rank) => `2026-${String(rank + 1).padStart(2, '0')}`);
    expect(comparison).toMatchObject({ slots });
    expect(leftOut).toEqual([]);
  });

  it('compares no day with 29 February if the previous year has no such day', () => {
    const period: Period = { mode: 'daily', name: '2028-02' };
    const before = makeMeasures({ mode: 'daily', name: '2027-02' });
    const read28 = read(makeMeasures(period), { period, today: new Date(2028, 3, 1), before });
    expect(read28.bars[28]).toMatchObject({ slot: '2028-02-29', slotBefore: null, before: null });
    expect(read28).toMatchObject({ comparison: { slots: { length: 28 } }, leftOut: [] });
  });

  it.each([
    [july, 'unread'],
    [{ mode: 'daily', name: '2025-10' }, 'tooOld'],
    [{ mode: 'daily', name: '2025-11' }, 'unread'],
    [{ mode: 'monthly', name: '2025' }, 'unread'],
    [{ mode: 'monthly', name: '2024' }, 'tooOld'],
  ] as const)('returns why the period %j is not compared with the previous year: %s', (period, kind) => {
    expect(read([], { period, before: null }).comparison).toEqual({ kind });
  });

  it('makes no comparison if no day has a volume in both years', () => {
    expect(read(whole).comparison).toEqual({ kind: 'nothing' });
  });
});

describe('corrections of earlier volumes', () => {
  const march = measureOn('2026-03-31', { volume: 90, index: 1_090 });
  const april = (day: number, volume: number, index: number | null) =>
    measureOn(`2026-04-${day}`, { volume, index });

  it('adds a correction to the month and to the total as a negative volume', () => {
    const { total, bars } = read([march, april(15, 30, 1_100), april(30, -20, 1_204)], { period: year });
    expect(total).toBe(100);
    expect(bars[3]).toMatchObject({ slot: '2026-04', volume: 10, correction: -20 });
  });

  it.each<[string, Measure[], string[]]>([
    ['falls by the correction', [april(30, -20, 1_070)], []],
    ['in whole m³ falls by about the correction', [april(30, -19.6, 1_070)], []],
    ['falls with a positive volume', [april(30, 20, 5)], ['2026-04-30']],
    ['falls with a zero volume', [april(30, 0, 5)], ['2026-04-30']],
    ['falls by far more than the correction', [april(30, -20, 5)], ['2026-04-30']],
    ['falls by the sum since the last index', [april(15, 5, null), april(30, -20, 1_075)], []],
  ])('detects for an index that %s the replacement days $2', (_, measures, changes) => {
    expect(read([march, ...measures], { period: year }).changes).toEqual(changes);
  });
});

it('counts the unreadable readings in the period and the readings without a day as unread', () => {
  const measures = ['2026-06-30', '2026-07-02'].map((day) => measureOn(day, { ...missing, isUnread: true }));
  expect(read(measures, { unplacedCount: 2 }).unreadCount).toBe(3);
});

describe('unusual consumption', () => {
  const episodes: Rise[] = [
    { startDate: '2026-07-08', endDate: '2026-07-10', litresByMonth: { '2026-07': 2_000 } },
    { startDate: '2026-07-31', endDate: '2026-08-04', litresByMonth: { '2026-07': 400, '2026-08': 1_600 } },
  ];
  const inRise = ({ bars }: Histogram) => bars.filter(({ isInRise }) => isInRise);

  it('marks the days with unusual consumption in a daily histogram', () => {
    const marked = inRise(markRises(read([]), { episodes }));
    expect(marked.map(({ slot }) => slot.slice(-2))).toEqual(['08', '09', '10', '31']);
  });

  it('marks the months with unusual consumption, and returns their surplus in m³', () => {
    const marked = inRise(markRises(read([], { period: year }), { episodes }));
    expect(marked.map(({ slot, surplus }) => [slot, surplus])).toEqual([
      ['2026-07', 2.4],
      ['2026-08', 1.6],
    ]);
  });

  it('returns the usual range of each day in m³ if this range is known', () => {
    const usual = { firstDay: '2026-06-30', low: [1_000, 900, null], high: [2_000, 1_900, null] };
    const { bars } = markRises(read([]), { episodes: [], usual });
    expect(bars.slice(0, 2).map((bar) => bar.usual)).toEqual([{ low: 0.9, high: 1.9 }, undefined]);
  });
});
