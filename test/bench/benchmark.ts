/** One figure; `budget` is the most it may be. */
export type Measure = { label: string; value: number; unit: string; budget?: number };

/** What each `*.bench.ts` exports. */
export type Benchmark = { name: string; run: () => Promise<Measure[]> };

/** The value that so much of them is at most: 0.95 for the 95th percentile. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
