import { fromPromise } from 'xstate';
import { type ReportFile, reportMachine } from '#machines/report/report.machine.ts';
import { lazyPort, saveFile, workbookApart } from '../../views/progress/reportProgress.ts';
import { siteTitle } from '../../views/sites.ts';

export const report = reportMachine.provide({
  actors: {
    listMeters: lazyPort(async () => {
      const { listRemoteMeters } = await import('../../api/readMeterList.ts');
      return (_, signal, onProgress) => listRemoteMeters(signal, onProgress);
    }),
    readMeters: lazyPort(async () => (await import('./readYears.ts')).readYears),
    // Adds the names that the user gave to contracts, because a web worker cannot read them in localStorage.
    writeWorkbook: lazyPort(
      async () => (file: ReportFile, signal: AbortSignal) =>
        workbookApart(
          () => new Worker(new URL('./writeReport.worker.ts', import.meta.url), { type: 'module' }),
          { ...file, contracts: file.contracts.map((each) => ({ ...each, name: siteTitle(each) })) },
          signal,
        ),
    ),
    saveFile: fromPromise(({ input }) => saveFile(input.file, input.name)),
  },
});
