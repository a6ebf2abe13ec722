import { fromPromise } from 'xstate';
import { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import { loadEpisodes } from '../../api/loadEpisodes.ts';

export const meterWatch = meterWatchMachine.provide({
  actors: { loadEpisodes: fromPromise(({ input, signal }) => loadEpisodes(input, signal)) },
});
