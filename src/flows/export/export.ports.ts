import { fromPromise } from 'xstate';
import { exportMachine } from '#machines/export/export.machine.ts';
import { loadModule } from '../../ui/browser/loadModule.ts';
import { reportProgress, saveFile } from '../../views/progress/reportProgress.ts';

/** The code of each call comes with it. */
export const consumptionExport = exportMachine.provide({
  actors: {
    listMeters: fromPromise(async ({ input, signal, emit }) => {
      const { listMeters } = await loadModule(() => import('./listMeters.ts'));
      return listMeters(input, signal, reportProgress(emit));
    }),
    fetchMeasures: fromPromise(async ({ input, signal, emit }) => {
      const { fetchMeasures } = await loadModule(() => import('./fetchMeasures.ts'));
      return fetchMeasures(input, signal, reportProgress(emit));
    }),
    writeFile: fromPromise(async ({ input, signal }) => {
      const { writeFile } = await loadModule(() => import('./writeFile.ts'));
      return writeFile(input, signal);
    }),
    saveFile: fromPromise(({ input }) => saveFile(input.file, input.name)),
  },
});
