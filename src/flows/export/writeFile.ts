import type { FileRequest } from '#machines/export/export.setup.ts';
import { toLongCsv } from '../../spreadsheet/csv.ts';
import { siteTitle } from '../../views/sites.ts';
import { toCsvRows } from './toSheets.ts';
import { workbookApart } from './workbookApart.ts';

/** Request with the own names of the contracts, which a worker cannot read. */
const withOwnNames = (request: FileRequest): FileRequest => ({
  ...request,
  measured: request.measured.map((measured) => ({
    ...measured,
    contract: { ...measured.contract, name: siteTitle(measured.contract) },
  })),
});

export const writeFile = (request: FileRequest, signal: AbortSignal): Promise<Blob> => {
  const named = withOwnNames(request);
  return request.format === 'xlsx' ? workbookApart(named, signal) : toLongCsv(toCsvRows(named), signal);
};
