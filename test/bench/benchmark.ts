import { existsSync, readFileSync } from 'node:fs';
import { type Part, timesFile, timesSchema } from '../reports.ts';

/** Measured value, with a `budget` (its maximum) or a `minimum`. `digits`: printed decimals, 1 by default. */
export type Measure = {
  label: string;
  value: number;
  unit: string;
  budget?: number;
  minimum?: number;
  digits?: number;
};

export const ms = (label: string, value: number, budget?: number) => ({ label, value, unit: 'ms', budget });

export type Benchmark = { name: string; run: () => Promise<Measure[]> };

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const toDurationMeasures = (label: string, durations: readonly number[], budget: number) => [
  { label: `${label}, median of ${durations.length}`, value: median(durations), unit: 'ms', budget },
  { label: `${label}, 95th percentile`, value: percentile(durations, 0.95), unit: 'ms' },
];

export const isWithinLimits = ({ value, budget, minimum }: Measure): boolean =>
  !(budget !== undefined && value > budget) && !(minimum !== undefined && value < minimum);

const formatLimit = (measure: Measure): string => {
  const { unit, budget, minimum } = measure;
  if (budget === undefined && minimum === undefined) return '';
  const goal = minimum === undefined ? `at most ${budget} ${unit}`.trim() : `at least ${minimum}`;
  return ` (${goal}: ${isWithinLimits(measure) ? 'held' : 'missed'})`;
};

export const formatMeasure = (measure: Measure): string => {
  const { label, value, unit, digits = 1 } = measure;
  return `  ${label.padEnd(64)} ${value.toFixed(digits).padStart(9)} ${unit}${formatLimit(measure)}`;
};

/** Maximum duration of `npm test` in seconds, on two idle cores, without the time of `npm ci`. */
const budget = 560;

const toMeasure = ({ name, duration }: Part) => ({ label: name, value: duration / 1000, unit: 's' });

export const tests: Benchmark = {
  name: 'Last run of the tests',
  run: async () => {
    if (!existsSync(timesFile)) throw new Error('No test run found: run npm test first');
    const { duration, stages, files } = timesSchema.parse(JSON.parse(readFileSync(timesFile, 'utf8')));
    const total = { ...toMeasure({ name: 'total', duration }), budget };
    return [total, ...[...stages, ...files].map(toMeasure)];
  },
};
