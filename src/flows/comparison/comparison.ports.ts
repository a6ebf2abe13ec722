import { fromPromise } from 'xstate';
import { comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import { loadModule } from '../../ui/browser/loadModule.ts';
import { reportProgress, saveFile } from '../../views/progress/reportProgress.ts';

export const comparison = comparisonMachine.provide({
  actors: {
    listMeters: fromPromise(async ({ signal, emit }) => {
      const { listRemoteMeters } = await loadModule(() => import('../../api/readMeterList.ts'));
      return listRemoteMeters(signal, reportProgress(emit));
    }),
    readMeasures: fromPromise(async ({ input, signal, emit }) => {
      const { readMeasures } = await loadModule(() => import('./readMeasures.ts'));
      return readMeasures(input, signal, reportProgress(emit));
    }),
    writeTable: fromPromise(async ({ input }) => {
      const { writeTable } = await loadModule(() => import('./writeTable.ts'));
      return writeTable(input);
    }),
    saveFile: fromPromise(({ input }) => saveFile(input.file, input.name)),
  },
});
