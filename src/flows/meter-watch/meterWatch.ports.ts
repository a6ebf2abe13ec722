import { fromPromise } from 'xstate';
import { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import { loadEpisodes } from '../../api/loadEpisodes.ts';

export const meterWatch = meterWatchMachine.provide({
  // Does not report unreadable measures, because the chart on the same page reports them.
  actors: { loadEpisodes: fromPromise(({ input, signal }) => loadEpisodes(input, signal)) },
});
