import { describe, expect, it, test } from 'vitest';
import { makeMeasures, measureOn, withMeasures } from '../fixtures/consumption.ts';
import type { Bar, MeterRead } from './bars.ts';
import { markDays, toHistogram } from './histogram.ts';
import type { Measure } from './measure.ts';
import type { Period } from './period.ts';

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

describe('a bar', () => {
  it.each<[string, Measure[], Partial<Bar>]>([
    ['is measured', [measureOn('2026-07-14')], { volume: 35.2, nature: 'measured', isPartial: false }],
    ['is estimated', [measureOn('2026-07-14', { isEstimated: true })], { volume: 35.2, nature: 'estimated' }],
    ['holds a zero', [measureOn('2026-07-14', { volume: 0 })], { volume: 0, nature: 'measured' }],
    ['was not transmitted', [measureOn('2026-07-14', missing)], { volume: null, nature: 'notTransmitted' }],
    [
      'was estimated and did not come',
      [measureOn('2026-07-14', { ...missing, isEstimated: true })],
      { volume: null, nature: 'notTransmitted' },
    ],
    ['has no reading at all', [], { volume: null, nature: 'noReading' }],
    [
      'has a reading that cannot be read',
      [measureOn('2026-07-14', { ...missing, isUnread: true })],
      { volume: null, nature: 'unread' },
    ],
    [
      'of a negative volume is a correction',
      [measureOn('2026-07-14', { volume: -20 })],
      { volume: -20, correction: -20, nature: 'measured' },
    ],
  ])('%s', (_, measures, expected) => {
    expect(findBar('2026-07-14', measures)).toMatchObject(expected);
  });

  it('sums the measures of a month, and marks it as estimated if one of them is', () => {
    const three = ['2026-07-01', '2026-07-10', '2026-07-31'].map((day) => measureOn(day, { volume: 0.1 }));
    const more = { period: year };
    expect(findBar('2026-07', three, more)).toMatchObject({
      volume: 0.3,
      nature: 'measured',
      isPartial: false,
    });
    const [one, ...rest] = three;
    if (!one) throw new Error('nothing');
    expect(findBar('2026-07', [{ ...one, isEstimated: true }, ...rest], more)?.nature).toBe('estimated');
    expect(findBar('2026-07', [{ ...one, ...missing }, ...rest], more)).toMatchObject({
      volume: 0.2,
      nature: 'measured',
      isPartial: true,
    });
  });

  it.each([
    ['2026-07-31', 'noReading'],
    ['2026-08', 'noReading'],
    ['2026-11', 'toCome'],
    ['2026-12', 'toCome'],
    ['2026-11-21', 'noReading'],
    ['2026-11-22', 'toCome'],
    ['2026-11-23', 'toCome'],
    ['2024-11-21', 'tooOld'],
    ['2024-11-22', 'noReading'],
    ['2024-10', 'tooOld'],
    ['2024-11', 'noReading'],
  ])('without a measure on %s is %s', (slot, nature) => {
    const period: Period =
      slot.length === 7
        ? { mode: 'monthly', name: slot.slice(0, 4) }
        : { mode: 'daily', name: slot.slice(0, 7) };
    expect(findBar(slot, [], { period })?.nature).toBe(nature);
  });

  it('holds the last index of its month and its date', () => {
    const days = [
      measureOn('2026-07-10', { index: 900.5 }),
      measureOn('2026-07-30', { index: 912.25 }),
      measureOn('2026-07-31', missing),
    ];
    expect(findBar('2026-07', days, { period: year })?.index).toEqual({ day: '2026-07-30', shown: 912.25 });
    expect(findBar('2026-07-10', days)?.index).toEqual({ day: '2026-07-10', shown: 900.5 });
    expect(findBar('2026-07-31', days)?.index).toBeNull();
    expect(findBar('2026-07-01', days)?.index).toBeNull();
  });

  it('is in progress if it contains today, with or without measures', () => {
    const under = (period: Period) =>
      read([measureOn('2026-11-22')], { period })
        .bars.filter(({ isUnderWay }) => isUnderWay)
        .map(({ slot }) => slot);
    expect(under(year)).toEqual(['2026-11']);
    expect(under({ mode: 'daily', name: '2026-11' })).toEqual(['2026-11-22']);
    expect(under(july)).toEqual([]);
  });
});

describe('a replaced meter', () => {
  const changed = [
    measureOn('2026-07-10', { index: 900 }),
    measureOn('2026-07-11', missing),
    measureOn('2026-07-13', { index: 3.2 }),
    measureOn('2026-07-14', { index: 6 }),
  ];

  it('is reported on the day of the lower index', () => {
    const { bars, changes } = read(changed);
    expect(changes).toEqual(['2026-07-13']);
    expect(bars.filter(({ isMeterChanged }) => isMeterChanged).map(({ slot }) => slot)).toEqual([
      '2026-07-13',
    ]);
  });

  it('explains the missing days around the replacement', () => {
    expect(
      ['10', '11', '12', '13', '14', '15'].map((day) => findBar(`2026-07-${day}`, changed)?.nature),
    ).toEqual(['measured', 'meterChanged', 'meterChanged', 'measured', 'measured', 'noReading']);
  });

  it('between both years is reported', () => {
    const [before, after] = [measureOn('2025-07-10', { index: 900 }), measureOn('2026-07-10', { index: 20 })];
    expect(read([after], { before: [before] })).toMatchObject({ changes: [], isOtherMeter: true });
    expect(read([before], { before: [after] }).isOtherMeter).toBe(false);
    expect(read([after], { before: null }).isOtherMeter).toBe(false);
  });

  it('is not detected if the index is unchanged', () => {
    const same = [measureOn('2026-07-10', { index: 5 }), measureOn('2026-07-11', { index: 5 })];
    expect(read(same)).toMatchObject({ changes: [], isOtherMeter: false });
  });
});

describe('totals', () => {
  it('exclude measures of another period', () => {
    const around = [measureOn('2026-06-30'), measureOn('2026-07-01'), measureOn('2026-08-01')];
    expect(read(around)).toMatchObject({ total: 35.2, newestReading: '2026-07-01' });
    expect(read([measureOn('2026-06-30')])).toMatchObject({ total: null, newestReading: null });
  });

  it('sum the known volumes to the litre', () => {
    const tenths = ['01', '02', '03'].map((day) => measureOn(`2026-07-${day}`, { volume: 0.1 }));
    expect(read([...tenths, measureOn('2026-07-04', missing)]).total).toBe(0.3);
    expect(read([measureOn('2026-07-04', { volume: 0 })]).total).toBe(0);
  });

  it.each<[string, Measure[], string | null]>([
    ['the last one', [measureOn('2026-07-01'), measureOn('2026-07-09')], '2026-07-09'],
    ['not one that is missing', [measureOn('2026-07-01'), measureOn('2026-07-09', missing)], '2026-07-01'],
    [
      'not one that is estimated',
      [measureOn('2026-07-01'), measureOn('2026-07-09', { isEstimated: true })],
      '2026-07-01',
    ],
  ])('give the newest reading: %s', (_, measures, day) => {
    expect(read(measures).newestReading).toBe(day);
  });

  it('ignore a reading dated in the future, such as the end of the month', () => {
    const dated = [measureOn('2026-10-31'), measureOn('2026-11-30')];
    expect(read(dated, { period: year }).newestReading).toBe('2026-10-31');
  });
});

describe('comparison with the previous year', () => {
  const whole = makeMeasures(july);
  const wholeBefore = makeMeasures({ mode: 'daily', name: '2025-07' }, { volume: 40 });

  it('compares day by day', () => {
    const { comparison, leftOut, bars } = read(whole, { before: wholeBefore });
    expect(comparison).toMatchObject({ kind: 'compared' });
    expect(leftOut).toEqual([]);
    expect(bars[0]).toMatchObject({ slotBefore: '2025-07-01', before: 40 });
  });

  it.each<[string, Record<string, Partial<Measure> | null>, Record<string, Partial<Measure> | null>]>([
    ['missing this year', { '2026-07-04': missing }, {}],
    ['unknown this year', { '2026-07-04': null }, {}],
    ['missing the year before', {}, { '2025-07-04': missing }],
    ['unknown the year before', {}, { '2025-07-04': null }],
  ])('excludes a day that is %s', (_, now, then) => {
    const { comparison, leftOut } = read(withMeasures(whole, now), {
      before: withMeasures(wholeBefore, then),
    });
    expect(leftOut).toEqual(['2026-07-04']);
    expect(comparison).toMatchObject({ kind: 'compared', slots: expect.not.arrayContaining(['2026-07-04']) });
  });

  it.each([
    ['measures', 'before'],
    ['before', 'measures'],
  ] as const)('excludes a month with incomplete %s', (partial, other) => {
    const at = { measures: '2026', before: '2025' };
    const { comparison, leftOut } = read([], {
      period: year,
      [partial]: [measureOn(`${at[partial]}-03-01`), measureOn(`${at[partial]}-03-15`, missing)],
      [other]: [measureOn(`${at[other]}-03-01`)],
    });
    expect(comparison).toEqual({ kind: 'nothing' });
    expect(leftOut).toContain('2026-03');
  });

  it('excludes the current and future months', () => {
    const { comparison, leftOut } = read(makeMeasures(year, { until: '2026-11' }), {
      period: year,
      before: makeMeasures({ mode: 'monthly', name: '2025' }),
    });
    expect(comparison).toMatchObject({ slots: expect.arrayContaining(['2026-01', '2026-10']) });
    expect(comparison).toMatchObject({ slots: expect.not.arrayContaining(['2026-11']) });
    expect(leftOut).toEqual([]);
  });

  it('has no counterpart for 29 February', () => {
    const period: Period = { mode: 'daily', name: '2028-02' };
    const more = {
      period,
      today: new Date(2028, 3, 1),
      before: makeMeasures({ mode: 'daily', name: '2027-02' }),
    };
    const { bars, comparison, leftOut } = read(makeMeasures(period), more);
    expect(bars[28]).toMatchObject({ slot: '2028-02-29', slotBefore: null, before: null });
    expect(comparison).toMatchObject({ slots: { length: 28 } });
    expect(leftOut).toEqual([]);
  });

  test.each([
    [july, 'unread'],
    [{ mode: 'daily', name: '2025-10' }, 'tooOld'],
    [{ mode: 'daily', name: '2025-11' }, 'unread'],
    [{ mode: 'monthly', name: '2025' }, 'unread'],
    [{ mode: 'monthly', name: '2024' }, 'tooOld'],
  ] as const)('without data for %j, is %s', (period, kind) => {
    expect(read([], { period, before: null }).comparison).toEqual({ kind });
  });

  it('is empty without common days', () => {
    expect(read(whole, { before: [] }).comparison).toEqual({ kind: 'nothing' });
  });
});

describe('corrections', () => {
  const march = measureOn('2026-03-31', { volume: 90, index: 1_090 });
  const corrected = (volume: number, index: number) => [march, measureOn('2026-04-30', { volume, index })];

  it('are subtracted from the month and the total', () => {
    const again = measureOn('2026-04-15', { volume: 30, index: 1_100 });
    const { total, bars } = read([march, again, measureOn('2026-04-30', { volume: -20 })], { period: year });
    expect(total).toBe(100);
    expect(bars[3]).toMatchObject({ slot: '2026-04', volume: 10, correction: -20 });
  });

  it.each<[string, Measure[], string[]]>([
    ['falls by the volume that is taken back', corrected(-20, 1_070), []],
    ['in whole m³ falls by about that volume', corrected(-19.6, 1_070), []],
    ['falls while the volume does not', corrected(20, 5), ['2026-04-30']],
    ['falls while nothing is used', corrected(0, 5), ['2026-04-30']],
    ['falls by far more than the volume that is taken back', corrected(-20, 5), ['2026-04-30']],
    [
      'falls by what is used and taken back since the last index',
      [
        march,
        measureOn('2026-04-15', { volume: 5, index: null }),
        measureOn('2026-04-30', { volume: -20, index: 1_075 }),
      ],
      [],
    ],
  ])('with an index that %s, replacements are %j', (_, measures, changes) => {
    expect(read(measures, { period: year }).changes).toEqual(changes);
  });
});

it('counts the unreadable readings of its period', () => {
  const measures = ['2026-06-30', '2026-07-02'].map((day) => measureOn(day, { ...missing, isUnread: true }));
  expect(read(measures, { unplacedCount: 2 }).unreadCount).toBe(3);
});

const markedToday = new Date(2026, 10, 22);
const marks = {
  spans: [
    { startDate: '2026-07-08', endDate: '2026-07-10' },
    { startDate: '2026-07-31', endDate: '2026-08-04' },
  ],
  label: 'Hausse',
  word: 'hausse inhabituelle',
};

const histogramOf = (period: Period) =>
  toHistogram({ kind: 'TR', period, today: markedToday, measures: makeMeasures(period), before: null });

it('marks only the days of its period', () => {
  const { bars, marks: within } = markDays(histogramOf({ mode: 'daily', name: '2026-07' }), marks);
  expect(bars.filter(({ mark }) => mark === marks.word).map(({ slot }) => slot)).toEqual([
    '2026-07-08',
    '2026-07-09',
    '2026-07-10',
    '2026-07-31',
  ]);
  expect(within?.spans).toEqual([marks.spans[0], { startDate: '2026-07-31', endDate: '2026-07-31' }]);
});

it.each<Period>([
  { mode: 'monthly', name: '2026' },
  { mode: 'daily', name: '2026-06' },
])('returns $name unchanged', (period) => {
  const histogram = histogramOf(period);
  expect(markDays(histogram, marks)).toBe(histogram);
});
