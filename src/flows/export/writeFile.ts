import type { FileRequest } from '#machines/export/export.setup.ts';
import { toLongCsv } from '../../spreadsheet/csv.ts';
import { workbookApart } from '../../views/progress/reportProgress.ts';
import { siteTitle } from '../../views/sites.ts';
import { toCsvRows } from './toSheets.ts';

/** Adds the names that the user gave to contracts, because a web worker cannot read them in localStorage. */
const withOwnNames = (request: FileRequest): FileRequest => ({
  ...request,
  measured: request.measured.map((measured) => ({
    ...measured,
    contract: { ...measured.contract, name: siteTitle(measured.contract) },
  })),
});

export const writeFile = (request: FileRequest, signal: AbortSignal): Promise<Blob> => {
  const named = withOwnNames(request);
  if (request.format === 'csv') return toLongCsv(toCsvRows(named), signal);
  const start = () => new Worker(new URL('./writeWorkbook.worker.ts', import.meta.url), { type: 'module' });
  return workbookApart(start, named, signal);
};
