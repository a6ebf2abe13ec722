import { fromPromise } from 'xstate';
import { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import { loadEpisodes } from '../../api/loadEpisodes.ts';

export const meterWatch = meterWatchMachine.provide({
  // Unreadable measures are ignored, because the histogram of the same page mentions them.
  actors: {
    loadEpisodes: fromPromise(({ input, signal }) => loadEpisodes(input, signal)),
  },
});
