import { fromPromise } from 'xstate';
import { leakWatchMachine } from '#machines/leak-watch/leakWatch.machine.ts';
import { lazyPort, saveFile } from '../../views/progress/reportProgress.ts';

export const watch = leakWatchMachine.provide({
  actors: {
    listMeters: lazyPort(async () => {
      const { listRemoteMeters } = await import('../../api/readMeterList.ts');
      return async (_, signal, onProgress) => ({
        ...(await listRemoteMeters(signal, onProgress)),
        today: new Date(),
      });
    }),
    readMeters: lazyPort(async () => (await import('./readMeters.ts')).readMeters),
    writeList: lazyPort(async () => (await import('./writeList.ts')).writeList),
    saveFile: fromPromise(({ input }) => saveFile(input.file, input.name)),
  },
});
