import { fromPromise } from 'xstate';
import { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import { loadEpisodes } from '../../api/loadEpisodes.ts';

export const meterWatch = meterWatchMachine.provide({
  // Ignores unreadable measures, which the histogram of the same page reports.
  actors: {
    loadEpisodes: fromPromise(({ input, signal }) => loadEpisodes(input, signal)),
  },
});
