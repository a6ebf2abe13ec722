import { fromPromise } from 'xstate';
import { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import { loadEpisodes } from '../../api/loadEpisodes.ts';

export const meterWatch = meterWatchMachine.provide({
  // The chart of the same measures already shows the unreadable ones.
  actors: {
    loadEpisodes: fromPromise(async ({ input, signal }) => (await loadEpisodes(input, signal)).episodes),
  },
});
