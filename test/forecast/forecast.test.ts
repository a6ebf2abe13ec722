import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toHistogram } from '#src/domain/consumption/histogram.ts';
import { measureOn } from '#src/domain/fixtures/consumption.ts';
import { type ForecastMonth, forecastYear, toForecastMonths } from '#src/domain/forecast.ts';
import { writeTable } from './table.ts';

const document = readFileSync(new URL('../../docs/forecast.md', import.meta.url), 'utf8');

it('matches the document for errors and coverage', { timeout: 60_000 }, () => {
  const table = document.slice(document.indexOf('| Site |'), document.indexOf('\n\n## Limits'));
  expect(table).toBe(writeTable(300));
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

describe('forecastYear', () => {
  it.each<[string, Months, Months, string]>([
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
  ])('returns none for %s', (_, year, before, reason) => {
    expect(forecastYear(monthsOf(year, before))).toEqual({ kind: 'none', reason });
  });

  it('returns the season of the year before, at almost the level of this year', () => {
    const season = [10, 10, 10, 20, 20, 20, 40, 40, 20, 20, 10, 10];
    const forecast = forecastYear(
      monthsOf(
        season.slice(0, 6).map((volume) => volume * 1.1),
        season,
      ),
    );
    expect(forecast).toMatchObject({ kind: 'foreseen', expected: expect.closeTo(251, 0) });
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

  it('foresees a missing month, whose known part is the least', () => {
    const months = monthsOf(without(tens(9), 4), tens(12)).with(5, {
      volume: 40,
      isOver: true,
      isWhole: false,
      before: 10,
    });
    const forecast = forecastYear(months);
    expect(forecast).toMatchObject({ kind: 'foreseen', expected: 150 });
    expect(forecast.kind === 'foreseen' && [forecast.months[4]?.expected, forecast.months[5]?.low]).toEqual([
      10, 40,
    ]);
  });

  it('returns a range that reaches the level of the last two months', () => {
    const steady = forecastYear(monthsOf(tens(6), tens(12)));
    const risen = forecastYear(monthsOf([10, 10, 10, 10, 14, 14], tens(12)));
    if (steady.kind === 'none' || risen.kind === 'none') throw new Error('No forecast');
    expect(risen.high - risen.expected).toBeGreaterThan(steady.high - steady.expected);
    expect(risen.high).toBeGreaterThan(68 + 6 * 14);
  });

  it('counts a correction in the total only', () => {
    const [plain, corrected] = [
      [10, 10, 10, 10],
      [10, 10, -5, 10],
    ].map((year) => forecastYear(monthsOf(year, tens(12))));
    expect(plain).toMatchObject({ expected: 120 });
    expect(corrected).toMatchObject({ expected: 105 });
  });
});

it('reads whole months from a histogram, without the current month and incomplete ones', () => {
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
    { volume: 5, isOver: false, isWhole: false, before: null },
    { volume: null, isOver: false, isWhole: false, before: null },
  ]);
});
