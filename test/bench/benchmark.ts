/** One figure; `budget` is the most it may be. */
export type Measure = { label: string; value: number; unit: string; budget?: number };

/** What each `*.bench.ts` exports. */
export type Benchmark = { name: string; run: () => Promise<Measure[]> };

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
