import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../../calendar.ts';
import { measureOn } from '../../fixtures/consumption.ts';
import type { Measure } from '../measure.ts';
import { judgeDays } from './episodes.ts';
import { toDayNumber, toSeries } from './series.ts';
import { referenceOf } from './usual.ts';

const today = '2026-11-22';
const missing = { volume: null, index: null };

/** Builds 120 days of 1 m³ until yesterday. `changed` changes a day, given its age in days. */
const makeDays = (changed: (ago: number) => Partial<Measure> = () => ({})): Measure[] =>
  Array.from({ length: 120 }, (_, rank) =>
    measureOn(dayAfter(today, rank - 120), { volume: 1, index: 500 + rank, ...changed(120 - rank) }),
  );

const find = (changed?: (ago: number) => Partial<Measure>) => judgeDays(makeDays(changed), today).episodes;

const isBetween = (ago: number, from: number, to: number) => ago <= from && ago >= to;

describe('days above the usual consumption', () => {
  it('ends an episode on the last day before consumption returns to usual', () => {
    expect(find((ago) => (isBetween(ago, 20, 9) ? { volume: 1.5 } : {}))).toEqual([
      {
        startDate: '2026-11-02',
        endDate: '2026-11-13',
        isGoingOn: false,
        litres: 6_000,
        litresByMonth: { '2026-11': 6_000 },
        litresADay: 500,
        usualADay: 1_000,
        readCount: 12,
        estimatedCount: 0,
        correctedCount: 0,
        missingCount: 0,
        cause: 'leak',
      },
    ]);
  });

  it('marks an episode as ongoing if consumption is unusual up to the last reading', () => {
    expect(find((ago) => (ago <= 12 ? { volume: 1.5 } : {}))).toMatchObject([
      { startDate: '2026-11-10', endDate: '2026-11-21', isGoingOn: true },
    ]);
  });

  it('excludes missing and estimated days from the totals of an episode', () => {
    const leak = (ago: number) => {
      if (!isBetween(ago, 20, 9)) return {};
      if (ago === 15) return missing;
      return { volume: 1.5, isEstimated: ago === 14 };
    };
    expect(find(leak)).toMatchObject([
      { litres: 5_000, readCount: 10, estimatedCount: 1, missingCount: 1, litresADay: 500 },
    ]);
  });

  it('excludes corrections from the usual consumption and the surplus of an episode', () => {
    const leak = (ago: number) => {
      if (ago === 27) return { volume: -50, index: 542 };
      if (!isBetween(ago, 20, 9)) return {};
      return { volume: ago === 15 ? -3 : 1.5 };
    };
    expect(find(leak)).toMatchObject([
      { litres: 5_500, readCount: 11, correctedCount: 1, missingCount: 0, litresADay: 500, usualADay: 1_000 },
    ]);
  });

  it('finds no episode of fewer than three days or of only estimated days', () => {
    expect(find((ago) => (isBetween(ago, 20, 19) ? { volume: 5 } : {}))).toEqual([]);
    expect(find((ago) => (isBetween(ago, 20, 9) ? { volume: 5, isEstimated: true } : {}))).toEqual([]);
  });
});

it('searches episodes only in the days since the last replacement of the meter', () => {
  expect(find((ago) => (ago <= 20 ? { volume: 1.5, index: 30 - ago } : {}))).toEqual([]);
});

it('adds up the surplus of an episode by month', () => {
  const [episode] = find((ago) => (isBetween(ago, 27, 17) ? { volume: 1.5 } : {}));
  expect(episode).toMatchObject({
    startDate: '2026-10-26',
    litres: 5_500,
    litresByMonth: { '2026-10': 3_000, '2026-11': 2_500 },
  });
});

it('returns the usual range for a searched day that has a reading, and null for other days', () => {
  const leak = (ago: number) => (ago === 5 ? missing : isBetween(ago, 20, 9) ? { volume: 1.5 } : {});
  const { usual } = judgeDays(makeDays(leak), today);
  const on = (day: string) => {
    const rank = Math.round((Date.parse(day) - Date.parse(usual.firstDay)) / 86_400_000);
    return [usual.low[rank], usual.high[rank]];
  };
  expect(on('2026-11-10')).toEqual([940, 1_060]);
  expect(on('2026-11-17')).toEqual([null, null]);
  expect(on('2026-07-30')).toEqual([null, null]);
});

it('includes the days after an episode in the usual range of later days', () => {
  const fewer = (ago: number) => ({ volume: isBetween(ago, 60, 49) ? 1.5 : ago < 49 ? 0.9 : 1 });
  const { low, high } = judgeDays(makeDays(fewer), today).usual;
  const middle = ((low.at(-13) ?? 0) + (high.at(-13) ?? 0)) / 2;
  // Median of five days of 900 litres and of three days of 1,000 litres.
  expect(middle).toBe(900);
});

it('finds a seasonal rise after a leak by comparing the same weeks without the leak', () => {
  // 1 m³ a day, 1.5 m³ from September to December, and a leak of 1 m³ from 15 September to 10 November 2026.
  const days = Array.from({ length: 800 }, (_, rank) => {
    const day = dayAfter(today, rank - 800);
    const isLeak = day >= '2026-09-15' && day <= '2026-11-10';
    return measureOn(day, { volume: (day.slice(5) >= '09-01' ? 1.5 : 1) + (isLeak ? 1 : 0) });
  });
  const { episodes } = judgeDays(days, today);
  expect(episodes.map(({ endDate, cause }) => [endDate, cause])).toEqual([
    ['2026-09-14', 'season'],
    ['2026-11-10', 'leak'],
    ['2026-11-21', 'season'],
  ]);
});

it('finds no episode on the current day, because its measure is incomplete', () => {
  expect(judgeDays([...makeDays(), measureOn(today, { volume: 90 })], today).episodes).toEqual([]);
});

it('finds no episode in missing days, because a missing day is not a day without consumption', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 120 })), (lost) => {
      expect(find((ago) => (lost.includes(ago) ? missing : {}))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

it('computes the usual consumption only from the last list of unusual days', () => {
  const series = toSeries(
    Array.from({ length: 730 }, (_, rank) =>
      measureOn(dayAfter(today, rank - 730), { volume: 1 + ((rank * 37) % 100) / 100 }),
    ),
  );
  const end = toDayNumber(today);
  const searched = Array.from({ length: 182 }, (_, rank) => end - 182 + rank);
  const usualOf = ({ usualOn, seasonOn }: ReturnType<typeof referenceOf>) =>
    searched.map((day) => [usualOn(day), seasonOn(day)]);
  const someDays = fc.uniqueArray(fc.integer({ min: end - 182, max: end }), { maxLength: 60 });
  fc.assert(
    fc.property(someDays, someDays, (before, after) => {
      const [reused, fresh] = [referenceOf(series), referenceOf(series)];
      reused.exclude(new Set(before));
      usualOf(reused);
      for (const { exclude } of [reused, fresh]) exclude(new Set(after));
      expect(usualOf(reused)).toEqual(usualOf(fresh));
    }),
    { numRuns: 20 },
  );
});
