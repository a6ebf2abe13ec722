import { describe, expect, it } from 'vitest';
import { measuresSchema } from './measure.ts';

const read = (...measures: unknown[]) => measuresSchema.parse({ code: '00', measures }).measures;
const reading = { date: '20/11/2026', volume: 35.2, index: 1204, type: 'R' };

describe('the day of a measure', () => {
  it.each([
    ['20/11/2026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20 00:00:00', '2026-11-20'],
    ['2026-11-20 23:59:59', '2026-11-20'],
    ['2026-11-20T23:59:59', '2026-11-20'],
    ['29/02/2024', '2024-02-29'],
    ['2024-02-29 23:59:00', '2024-02-29'],
    ['31/12/2026', '2026-12-31'],
    ['2026-12-31 23:59:59', '2026-12-31'],
    ['2027-01-01 00:00:00', '2027-01-01'],
    // Changes of clock in Paris: a skipped hour, and a repeated hour.
    ['2026-03-29 00:30:00', '2026-03-29'],
    ['2026-03-29 02:30:00', '2026-03-29'],
    ['2026-03-29 23:30:00', '2026-03-29'],
    ['2026-10-25 00:30:00', '2026-10-25'],
    ['2026-10-25 02:30:00', '2026-10-25'],
    ['2026-10-25 23:30:00', '2026-10-25'],
  ])('parses %j as %s', (date, day) => {
    expect(read({ ...reading, date })[0]?.day).toBe(day);
  });

  it.each([
    ['20/11/2026 12:00', '2026-11-20'],
    ['2026-11-20T23:59:59.000+01:00', '2026-11-20'],
  ])('parses %j as %s in any time zone', (date, day) => {
    expect(read({ ...reading, date })[0]?.day).toBe(day);
  });

  it.each([
    '29/02/2026',
    '2026-02-29 12:00:00',
    '31/11/2026',
    '00/11/2026',
    '20/13/2026',
    '20/11/26',
    '11-20-2026',
    '2026-11-201',
    'hier',
    '',
    null,
    undefined,
    1_790_000_000,
  ])('rejects %j, and counts the measure as undated', (date) => {
    expect(measuresSchema.parse({ measures: [reading, { ...reading, date }] })).toEqual({
      measures: read(reading),
      unplacedCount: 1,
    });
  });
});

describe('a measure', () => {
  const known = { day: '2026-11-20', isEstimated: false };

  it.each([
    ['read', {}, { volume: 35.2, index: 1204 }],
    ['written in text', { volume: '12,5', index: '1204.25' }, { volume: 12.5, index: 1204.25 }],
    ['written with spaces', { volume: ' 0,125 ' }, { volume: 0.125, index: 1204 }],
    ['of nothing used', { volume: 0 }, { volume: 0, index: 1204 }],
    ['of nothing used, in text', { volume: '0' }, { volume: 0, index: 1204 }],
    ['of nothing ever used', { volume: 0, index: 0 }, { volume: 0, index: 0 }],
    ['missing', { volume: 0, index: null }, { volume: null, index: null }],
    ['missing, in text', { volume: '0,000', index: '' }, { volume: null, index: null }],
    ['missing, its index left out', { volume: 0, index: undefined }, { volume: null, index: null }],
    ['of no volume', { volume: null }, { volume: null, index: 1204 }],
    ['of neither', { volume: null, index: null }, { volume: null, index: null }],
    ['of a volume alone', { index: null }, { volume: 35.2, index: null }],
    ['estimated', { type: 'E' }, { volume: 35.2, index: 1204, isEstimated: true }],
    ['of no type', { type: null }, { volume: 35.2, index: 1204 }],
    ['of a type that is not known', { type: 'X' }, { volume: 35.2, index: 1204 }],
  ])('is %s', (_, answered, measured) => {
    expect(read({ ...reading, ...answered })).toEqual([{ ...known, ...measured }]);
  });

  it.each([{ volume: 'beaucoup' }, { index: 'illisible' }, { volume: true }, { type: {} }])(
    'with %j is unreadable and keeps its date without a volume',
    (wrong) => {
      const other = { ...reading, date: '21/11/2026' };
      expect(measuresSchema.parse({ measures: [{ ...reading, ...wrong }, other] })).toEqual({
        measures: [{ ...known, volume: null, index: null, isUnread: true }, ...read(other)],
        unplacedCount: 0,
      });
    },
  );

  it('keeps a negative volume, as a correction', () => {
    expect(read({ ...reading, volume: '-20,5' })[0]?.volume).toBe(-20.5);
  });
});

describe('measures', () => {
  it('are sorted by day, in any input format and order', () => {
    const dates = ['01/03/2024', '2023-12-31 23:59:00', '29/02/2024', '2024-01-01 00:00:00', '01/12/2024'];
    expect(read(...dates.map((date) => ({ ...reading, date }))).map(({ day }) => day)).toEqual([
      '2023-12-31',
      '2024-01-01',
      '2024-02-29',
      '2024-03-01',
      '2024-12-01',
    ]);
  });

  it('on the same day are reduced to the last one', () => {
    const twice = [
      { date: '01/09/2026', volume: 20 },
      { date: '01/10/2026', volume: 90 },
      { date: '2026-09-01 23:59:00', volume: 30 },
    ];
    expect(read(...twice.map((each) => ({ ...reading, ...each }))).map(({ volume }) => volume)).toEqual([
      30, 90,
    ]);
  });

  it('that are unreadable, on a day with a readable one, count as unreadable', () => {
    const measures = [reading, { ...reading, volume: 'beaucoup' }];
    expect(measuresSchema.parse({ measures })).toEqual({ measures: read(reading), unplacedCount: 1 });
  });

  it.each([
    ['without any that can be read', [{ ...reading, date: null }, 'relevé']],
    ['that are no list', 'aucune'],
  ])('%s are refused', (_, measures) => {
    expect(measuresSchema.safeParse({ measures }).success).toBe(false);
  });

  it.each([{}, { measures: null }, { measures: [] }])('may be empty: %j', (answer) => {
    expect(measuresSchema.parse(answer)).toEqual({ measures: [], unplacedCount: 0 });
  });
});
