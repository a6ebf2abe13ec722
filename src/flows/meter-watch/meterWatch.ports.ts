import { fromPromise } from 'xstate';
import { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import { loadEpisodes } from '../../api/loadEpisodes.ts';

export const meterWatch = meterWatchMachine.provide({
  // The chart of the same measures announces those that cannot be read.
  actors: {
    loadEpisodes: fromPromise(async ({ input, signal }) => (await loadEpisodes(input, signal)).episodes),
  },
});
