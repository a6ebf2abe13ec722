import { fromPromise } from 'xstate';
import { histogramMachine } from '#machines/histogram/histogram.machine.ts';
import { loadMeasures } from '../../api/consumption.ts';

export const histogram = histogramMachine.provide({
  actors: {
    loadMeasures: fromPromise(async ({ input: { meter, period, days, before }, signal }) => {
      const ask = (range: typeof days) => loadMeasures({ meter, mode: period.mode, ...range }, signal);
      // If only the call for the previous year fails, the chart shows the year without a comparison.
      const [read, ofYearBefore] = await Promise.all([ask(days), before && ask(before).catch(() => null)]);
      return { ...read, before: ofYearBefore?.measures ?? null };
    }),
  },
});
