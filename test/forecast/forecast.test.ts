import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { t } from '#locales/fr/forecast.ts';
import {
  type Forecast,
  type ForecastMonth,
  forecastYear,
  rangeWords,
  toForecastMonths,
} from '#src/domain/consumption/forecast.ts';
import { toHistogram } from '#src/domain/consumption/histogram.ts';
import { measureOn } from '#src/domain/fixtures/consumption.ts';
import { randomFrom } from '../sandbox/data/identifiers.ts';
import { normalFrom, percent, writeRows } from '../unusual/table.ts';

/** Kind of simulated site. Its monthly volumes are constant, except for these variations. */
type Site = {
  season?: readonly number[];
  /** Standard deviations: `noise` of a month, `drift` of the monthly level change, `summer` of a summer. */
  noise?: number;
  drift?: number;
  summer?: number;
  trend?: number;
  /** Change of consumption. `added`: leak, in usual months. `from`: first month, 0 for the current month. */
  change?: readonly [factor: number, added: number, from: number, months: number];
  missing?: number;
};

const seasonal = [0.75, 0.78, 0.85, 0.95, 1.05, 1.2, 1.35, 1.3, 1.1, 0.95, 0.88, 0.84];
const irrigated = [0.02, 0.02, 0.1, 0.7, 1.5, 2.3, 2.9, 2.5, 1.4, 0.5, 0.04, 0.02];
const closedInAugust = [1.05, 1.02, 1.1, 1.06, 1.08, 1.06, 0.95, 0.35, 1.08, 1.1, 1.08, 1.07];

const sites: Readonly<Record<string, Site>> = {
  regular: {},
  'follows the seasons': { season: seasonal, summer: 0.1 },
  'closed three weeks in August': { season: closedInAugust },
  'rises by a quarter a year': { trend: 0.25 },
  'falls by a quarter a year': { trend: -0.25 },
  noisy: { noise: 0.25, drift: 0.03 },
  'readings often missing': { missing: 0.15 },
  irrigation: { season: irrigated, noise: 0.15, summer: 0.25 },
  'leak of a third since two months': { change: [1, 0.33, -2, 12] },
  'leak of a third, which starts a month later': { change: [1, 0.33, 1, 12] },
  'leak of a third for three months, a year ago': { change: [1, 0.33, -11, 3] },
  'closed for good since a month': { change: [0, 0, -1, 12] },
  'closed for good a month later': { change: [0, 0, 1, 12] },
};

const year = 12;

const seriesOf = (site: Site, seed: string, known: number): { volumes: number[]; missing: Set<number> } => {
  const random = randomFrom(seed);
  const { noise = 0.06, drift = 0.015, summer = 0, trend = 0 } = site;
  const usual = random.integer(5, 900);
  const summers = [0, 1].map(() => 1 + summer * normalFrom(random));
  const [factor, added, from, length] = site.change ?? [1, 0, 0, 0];
  const isChanged = (rank: number) => rank >= year + known + from && rank < year + known + from + length;
  let level = 1;
  const missing = new Set<number>();
  const volumes = Array.from({ length: 2 * year }, (_, rank) => {
    const month = rank % year;
    level *= (1 + trend) ** (1 / year) * (1 + drift * normalFrom(random));
    const inSummer = month >= 5 && month <= 8 ? (summers[Math.floor(rank / year)] ?? 1) : 1;
    const used = level * (site.season?.[month] ?? 1) * inSummer * (1 + noise * normalFrom(random));
    if (random.chance(site.missing ?? 0)) missing.add(rank);
    const shown = isChanged(rank) ? factor * Math.max(used, 0) + added : Math.max(used, 0);
    return Math.round(1_000 * usual * shown) / 1_000;
  });
  return { volumes, missing };
};

type Outcome = { forecast: Forecast; actual: number; before: number };

const forecastOf = (site: Site, seed: string, months: number): Outcome => {
  const { volumes, missing } = seriesOf(site, seed, months);
  const known = volumes.map((volume, rank) => (missing.has(rank) ? null : volume));
  const forecast = forecastYear(
    Array.from({ length: year }, (_, rank): ForecastMonth => {
      const isOver = rank < months;
      return {
        volume: isOver ? (known[year + rank] ?? null) : null,
        isOver,
        isWhole: isOver && !missing.has(year + rank),
        before: known[rank] ?? null,
      };
    }),
  );
  const total = (from: number) => volumes.slice(from, from + year).reduce((sum, volume) => sum + volume, 0);
  return { forecast, actual: total(year), before: total(0) };
};

const cuts = { 'end of March': 3, 'end of June': 6, 'end of September': 9, 'end of October': 10 };

const quantile = (values: readonly number[], share = 0.5): number =>
  values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? 0;

/** Forecasts of `count` sites, with other seeds than those with which the method was tuned. */
const outcomesOf = (name: string, count: number, months: number): Outcome[] =>
  Array.from({ length: count }, (_, rank) =>
    forecastOf(sites[name] ?? {}, `measured ${name} ${rank}`, months),
  );

const toCells = (outcomes: readonly Outcome[]): string[] => {
  const made = outcomes.flatMap(({ forecast, ...rest }) =>
    forecast.kind === 'foreseen' ? { ...forecast, ...rest } : [],
  );
  if (made.length === 0) return ['none', ...Array.from({ length: 5 }, () => '–')];
  const errorsOf = (guess: (each: (typeof made)[number]) => number) =>
    made.map((each) => Math.abs(guess(each) - each.actual) / each.actual);
  const errors = errorsOf(({ expected }) => expected);
  const halves = made.map(({ low, high, expected }) => (high - low) / 2 / expected);
  const isInside = made.map(({ low, high, actual }) => actual >= low && actual <= high);
  return [
    percent(made.length / outcomes.length),
    percent(quantile(errors)),
    percent(quantile(errors, 0.9)),
    percent(quantile(errorsOf(({ before }) => before))),
    `± ${percent(quantile(halves))}`,
    percent(isInside.filter(Boolean).length / made.length),
  ];
};

const writeTable = (count: number): string => {
  const columns = ['Forecasts', 'Error, median', 'of one in ten', 'Last year, median', 'Range', 'Inside'];
  const head = ['Site', 'At the', ...columns];
  const rows = Object.keys(sites).flatMap((name) =>
    Object.entries(cuts).map(([cut, months]) => [name, cut, ...toCells(outcomesOf(name, count, months))]),
  );
  return writeRows(2, head, rows);
};

const document = readFileSync(new URL('../../docs/forecast.md', import.meta.url), 'utf8');

it('computes the same forecast errors as the table of docs/forecast.md', { timeout: 60_000 }, () => {
  const table = document.slice(document.indexOf('| Site |'), document.indexOf('\n\n## Limits'));
  expect(table).toBe(writeTable(300));
});

it('shows in a portal text the median errors of docs/forecast.md', () => {
  const medianOf = (site: string, cut: string) =>
    document.match(new RegExp(`\\| ${site} \\| ${cut} \\| 100 % \\| (\\d+) %`))?.[1];
  const parts = Object.keys(cuts).map((cut) => {
    const [one, other] = [medianOf('regular', cut), medianOf('follows the seasons', cut)];
    return one === other ? `${one} %` : `${one} à ${other} %`;
  });
  expect(
    t('error')
      .match(/\d+( à \d+)?\s%/g)
      ?.map((part) => part.replace(/\s%/, ' %')),
  ).toEqual(parts);
});

type Months = readonly (number | null)[];

const monthsOf = (year: Months, before: Months): ForecastMonth[] =>
  Array.from({ length: 12 }, (_, rank) => ({
    volume: year[rank] ?? null,
    isOver: rank < year.length,
    isWhole: typeof year[rank] === 'number',
    before: before[rank] ?? null,
  }));

const tens = (count: number): number[] => Array.from({ length: count }, () => 10);
const without = (months: Months, ...ranks: number[]): Months =>
  months.map((volume, rank) => (ranks.includes(rank) ? null : volume));

it('rounds a forecast to three digits, and the ends of its range outwards', () => {
  expect(rangeWords({ low: 497_045.2, expected: 508_067, high: 520_120 })).toEqual({
    low: '497\u202f000',
    expected: '508\u202f000',
    high: '521\u202f000',
  });
  expect(rangeWords({ low: 0.1234, expected: 12.34, high: 12.3401 })).toEqual({
    low: '0,12',
    expected: '12,3',
    high: '12,4',
  });
});

describe('forecastYear', () => {
  it.each<[string, Months, Months, string]>([
    ['eleven months of this year', tens(11), tens(12), 'late'],
    ['12 months', [10, 10], without(tens(12), 0, 1), 'short'],
    ['13 months, one of which is of this year', [10], tens(12), 'thin'],
    ['no month of this year', [], tens(12), 'short'],
    ['an unknown month to come', tens(6), without(tens(12), 9), 'gap'],
    ['a negative month to come', tens(6), [...tens(11), -5], 'gap'],
    ['an unknown month of both years', without(tens(6), 3), without(tens(12), 3), 'gap'],
    ['the winter of an irrigated field', [1, 1, 1], [1, 1, 1, ...tens(9)], 'thin'],
    ['two missing months', without(tens(8), 6, 7), tens(12), 'silent'],
    ['most months missing', without(tens(9), 1, 2, 3, 4, 5), tens(12), 'thin'],
    ['two years without water', Array<number>(6).fill(0), Array<number>(12).fill(0), 'thin'],
    ['a meter that stopped', [10, 10, 10, 10, 0], tens(12), 'stopped'],
    ['a meter that stopped at once', [0, 0, 0], tens(12), 'stopped'],
  ])('returns no forecast for a year with %s', (_, year, before, reason) => {
    expect(forecastYear(monthsOf(year, before))).toEqual({ kind: 'none', reason });
  });

  it('multiplies the season of the previous year by the level of this year', () => {
    const season = [10, 10, 10, 20, 20, 20, 40, 40, 20, 20, 10, 10];
    const forecast = forecastYear(
      monthsOf(
        season.slice(0, 6).map((volume) => volume * 1.1),
        season,
      ),
    );
    expect(forecast).toMatchObject({ kind: 'foreseen', filled: 0, expected: expect.closeTo(251, 0) });
    if (forecast.kind === 'none') return;
    expect(forecast.low).toBeLessThan(forecast.expected);
    expect(forecast.high).toBeGreaterThan(230 * 1.1);
    expect(forecast.months.map((month) => month && Math.round(month.expected / 11))).toEqual([
      ...Array<null>(6).fill(null),
      4,
      4,
      2,
      2,
      1,
      1,
    ]);
  });

  it('replaces a missing month with a forecast, not below the known part of this month', () => {
    const months = monthsOf(without(tens(9), 4), tens(12)).with(5, {
      volume: 40,
      isOver: true,
      isWhole: false,
      before: 10,
    });
    const forecast = forecastYear(months);
    expect(forecast).toMatchObject({ kind: 'foreseen', expected: 150, filled: 2 });
    expect(forecast.kind === 'foreseen' && [forecast.months[4]?.expected, forecast.months[5]?.low]).toEqual([
      10, 40,
    ]);
  });

  it.each([
    [13, { rest: 0.4 }, 17],
    [5, { rest: 0.4 }, 9],
    [5, {}, 10],
    [13, {}, 13],
  ])('returns for a month with %d m³ and the remaining share %o %d m³ in total', (volume, rest, expected) => {
    const month = { volume, isOver: false, isWhole: false, before: 10, ...rest };
    const forecast = forecastYear(monthsOf(tens(9), tens(12)).with(9, month));
    expect(forecast).toMatchObject({ kind: 'foreseen', expected: 110 + expected });
    expect(forecast.kind === 'foreseen' && forecast.months[9]?.expected).toBe(expected);
  });

  it('returns a wider range if the last two months have different levels', () => {
    const steady = forecastYear(monthsOf(tens(6), tens(12)));
    const risen = forecastYear(monthsOf([10, 10, 10, 10, 14, 14], tens(12)));
    if (steady.kind === 'none' || risen.kind === 'none') throw new Error('No forecast');
    expect(risen.high - risen.expected).toBeGreaterThan(steady.high - steady.expected);
    expect(risen.high).toBeGreaterThan(68 + 6 * 14);
  });

  it('adds a negative volume to the total, but ignores it in the forecast of other months', () => {
    const [plain, corrected] = [
      [10, 10, 10, 10],
      [10, 10, -5, 10],
    ].map((year) => forecastYear(monthsOf(year, tens(12))));
    expect(plain).toMatchObject({ expected: 120 });
    expect(corrected).toMatchObject({ expected: 105 });
  });
});

it('returns from a histogram the complete months and the part of the month still to come', () => {
  const today = new Date(2026, 3, 10);
  const on = (year: number) =>
    ['01-31', '02-28', '03-31', '04-09'].map((day) => measureOn(`${year}-${day}`, { volume: 5 }));
  const { bars } = toHistogram({
    kind: 'TR',
    period: { mode: 'monthly', name: '2026' },
    today,
    measures: [...on(2026), measureOn('2026-02-10', { volume: null, index: null })].sort((one, other) =>
      one.day.localeCompare(other.day),
    ),
    before: [...on(2025), measureOn('2025-04-30', { volume: null, index: null })],
  });
  expect(toForecastMonths(bars).slice(0, 5)).toEqual([
    { volume: 5, isOver: true, isWhole: true, before: 5 },
    { volume: 5, isOver: true, isWhole: false, before: 5 },
    { volume: 5, isOver: true, isWhole: true, before: 5 },
    { volume: 5, isOver: false, isWhole: false, before: null, rest: 0.7 },
    { volume: null, isOver: false, isWhole: false, before: null },
  ]);
});
