import { fromPromise } from 'xstate';
import { reportMachine } from '#machines/report/report.machine.ts';
import { lazyPort, saveFile } from '../../views/progress/reportProgress.ts';

export const report = reportMachine.provide({
  actors: {
    listMeters: lazyPort(async () => {
      const { listRemoteMeters } = await import('../../api/readMeterList.ts');
      return (_, signal, onProgress) => listRemoteMeters(signal, onProgress);
    }),
    readMeters: lazyPort(async () => (await import('./readYears.ts')).readYears),
    writeWorkbook: lazyPort(async () => (await import('./writeReport.ts')).writeReport),
    saveFile: fromPromise(({ input }) => saveFile(input.file, input.name)),
  },
});
