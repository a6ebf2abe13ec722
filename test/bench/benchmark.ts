import { existsSync, readFileSync } from 'node:fs';
import { timesFile, timesSchema } from '../reports.ts';

/**
 * One figure; `budget` is the most it may be, `minimum` the least, `digits` those printed after the point, one by default.
 */
export type Measure = {
  label: string;
  value: number;
  unit: string;
  budget?: number;
  minimum?: number;
  digits?: number;
};

/** What each `*.bench.ts` exports. */
export type Benchmark = { name: string; run: () => Promise<Measure[]> };

/** The value that so much of them is at most: 0.95 for the 95th percentile. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const isExceeded = ({ value, budget }: Measure): boolean => budget !== undefined && value > budget;
const isShort = ({ value, minimum }: Measure): boolean => minimum !== undefined && value < minimum;

/** Whether a measure is on the right side of what it may be. */
export const isWithinLimits = (measure: Measure): boolean => !isExceeded(measure) && !isShort(measure);

const formatLimit = (measure: Measure): string => {
  const { unit, budget, minimum } = measure;
  if (budget !== undefined) return ` (budget ${budget} ${unit}${isExceeded(measure) ? ', exceeded' : ''})`;
  if (minimum !== undefined) return ` (at least ${minimum}${isShort(measure) ? ', missed' : ''})`;
  return '';
};

/** A measure as it is printed. */
export const formatMeasure = (measure: Measure): string => {
  const { label, value, unit, digits = 1 } = measure;
  return `  ${label.padEnd(64)} ${value.toFixed(digits).padStart(9)} ${unit}${formatLimit(measure)}`;
};

/** What `npm test` may take on two cores that do nothing else, in seconds; `npm ci` comes before it. */
const budget = 560;

const seconds = (milliseconds: number) => milliseconds / 1000;

/** How long each stage and each file of the last `npm test` took; two files at a time, four journeys. */
export const tests: Benchmark = {
  name: 'the last run of the tests',
  run: async () => {
    if (!existsSync(timesFile)) throw new Error('No run to read: npm test');
    const { duration, stages, files } = timesSchema.parse(JSON.parse(readFileSync(timesFile, 'utf8')));
    return [
      { label: 'all of it', value: seconds(duration), unit: 's', budget },
      ...[...stages, ...files].map((part) => ({
        label: part.name,
        value: seconds(part.duration),
        unit: 's',
      })),
    ];
  },
};
