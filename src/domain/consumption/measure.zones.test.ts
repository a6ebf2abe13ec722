import { describe, expect, it } from 'vitest';
import { measuresSchema } from './measure.ts';

const read = (...measures: unknown[]) => measuresSchema.parse({ code: '00', measures }).measures;
const reading = { date: '20/11/2026', volume: 35.2, index: 1204, type: 'R' };
const known = { day: '2026-11-20', isEstimated: false };

it.each(['29/02/2026', 'hier', null, 1_790_000_000])(
  'counts a measure with the invalid date %j as a measure without a date',
  (date) => {
    expect(measuresSchema.parse({ measures: [reading, { ...reading, date }] })).toEqual({
      measures: read(reading),
      unplacedCount: 1,
    });
  },
);

describe('a measure', () => {
  it.each([
    ['complete', {}, { volume: 35.2, index: 1204 }],
    ['parsed from texts', { volume: '12,5', index: '1204.25' }, { volume: 12.5, index: 1204.25 }],
    ['of a zero volume', { volume: '0' }, { volume: 0, index: 1204 }],
    ['of a zero volume and a zero index', { volume: 0, index: 0 }, { volume: 0, index: 0 }],
    ['missing', { volume: '0,000', index: '' }, { volume: null, index: null }],
    ['missing without an index', { volume: 0, index: undefined }, { volume: null, index: null }],
    ['of an unknown volume', { volume: null }, { volume: null, index: 1204 }],
    ['of a volume without an index', { index: null }, { volume: 35.2, index: null }],
    ['negative, a correction', { volume: '-20,5' }, { volume: -20.5, index: 1204 }],
    ['estimated', { type: 'E' }, { volume: 35.2, index: 1204, isEstimated: true }],
    ['of an unknown type', { type: 'X' }, { volume: 35.2, index: 1204 }],
  ])('parses a measure (%s) as $2', (_, answered, measured) => {
    expect(read({ ...reading, ...answered })).toEqual([{ ...known, ...measured }]);
  });

  it.each([{ volume: 'beaucoup' }, { index: 'illisible' }, { type: {} }])(
    'keeps the day of a measure with %j, but neither its volume nor its index',
    (wrong) => {
      const other = { ...reading, date: '21/11/2026' };
      expect(measuresSchema.parse({ measures: [{ ...reading, ...wrong }, other] })).toEqual({
        measures: [{ ...known, volume: null, index: null, isUnread: true }, ...read(other)],
        unplacedCount: 0,
      });
    },
  );
});

describe('measures', () => {
  it('sorts measures by day for any date format and any order in the response', () => {
    const dates = ['01/03/2024', '2023-12-31 23:59:00', '29/02/2024', '2024-01-01T00:00:00'];
    const days = ['2023-12-31', '2024-01-01', '2024-02-29', '2024-03-01'];
    expect(read(...dates.map((date) => ({ ...reading, date }))).map(({ day }) => day)).toEqual(days);
  });

  it('keeps only the last measure of a day that has several measures', () => {
    const twice = [reading, { ...reading, date: '2026-11-20 23:59:00', volume: 30 }];
    expect(read(...twice)).toEqual([{ ...known, volume: 30, index: 1204 }]);
  });

  it('counts unreadable measures, even if the same day has a readable measure', () => {
    const measures = [reading, { ...reading, volume: 'beaucoup' }];
    expect(measuresSchema.parse({ measures })).toEqual({ measures: read(reading), unplacedCount: 1 });
  });

  it.each([
    ['without a readable measure', [{ ...reading, date: null }, 'relevé']],
    ['that are not a list', 'aucune'],
  ])('throws for a response with measures %s', (_, measures) => {
    expect(measuresSchema.safeParse({ measures }).success).toBe(false);
  });

  it('accepts an empty list of measures', () => {
    expect(measuresSchema.parse({ measures: null })).toEqual({ measures: [], unplacedCount: 0 });
  });
});
