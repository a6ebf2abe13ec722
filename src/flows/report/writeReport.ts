import type { ReportFile } from '#machines/report/report.machine.ts';
import { workbookApart } from '../../views/progress/reportProgress.ts';
import { siteTitle } from '../../views/sites.ts';

/** Writes the workbook with the own names of the contracts, which a worker cannot read. */
export const writeReport = (file: ReportFile, signal: AbortSignal): Promise<Blob> =>
  workbookApart(
    () => new Worker(new URL('./writeReport.worker.ts', import.meta.url), { type: 'module' }),
    { ...file, contracts: file.contracts.map((contract) => ({ ...contract, name: siteTitle(contract) })) },
    signal,
  );
