/** One figure; `budget` is the most it may be, `digits` those printed after the point, one by default. */
export type Measure = { label: string; value: number; unit: string; budget?: number; digits?: number };

/** What each `*.bench.ts` exports. */
export type Benchmark = { name: string; run: () => Promise<Measure[]> };

/** The value that so much of them is at most: 0.95 for the 95th percentile. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const isExceeded = ({ value, budget }: Measure): boolean => budget !== undefined && value > budget;

/** A measure as it is printed. */
export const formatMeasure = (measure: Measure): string => {
  const { label, value, unit, budget, digits = 1 } = measure;
  const limit =
    budget === undefined ? '' : ` (budget ${budget} ${unit}${isExceeded(measure) ? ', exceeded' : ''})`;
  return `  ${label.padEnd(64)} ${value.toFixed(digits).padStart(9)} ${unit}${limit}`;
};
