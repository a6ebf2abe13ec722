import { fromPromise } from 'xstate';
import { exportMachine } from '#machines/export/export.machine.ts';
import { lazyPort, saveFile } from '../../views/progress/reportProgress.ts';

export const consumptionExport = exportMachine.provide({
  actors: {
    listMeters: lazyPort(async () => (await import('./listMeters.ts')).listMeters),
    fetchMeasures: lazyPort(async () => (await import('./listMeters.ts')).fetchMeasures),
    writeFile: lazyPort(async () => (await import('./writeFile.ts')).writeFile),
    saveFile: fromPromise(({ input }) => saveFile(input.file, input.name)),
  },
});
