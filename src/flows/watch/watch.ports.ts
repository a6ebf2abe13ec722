import { fromPromise } from 'xstate';
import { watchMachine } from '#machines/watch/watch.machine.ts';
import { loadModule } from '../../ui/browser/loadModule.ts';
import { reportProgress, saveFile } from '../../views/progress/reportProgress.ts';

export const watch = watchMachine.provide({
  actors: {
    listMeters: fromPromise(async ({ signal, emit }) => {
      const { listRemoteMeters } = await loadModule(() => import('../../api/readMeterList.ts'));
      return listRemoteMeters(signal, reportProgress(emit));
    }),
    readMeters: fromPromise(async ({ input, signal, emit }) => {
      const { readMeters } = await loadModule(() => import('./readMeters.ts'));
      return readMeters(input, signal, reportProgress(emit));
    }),
    writeList: fromPromise(async ({ input }) => {
      const { writeList } = await loadModule(() => import('./writeList.ts'));
      return writeList(input);
    }),
    saveFile: fromPromise(({ input }) => saveFile(input.file, input.name)),
  },
});
