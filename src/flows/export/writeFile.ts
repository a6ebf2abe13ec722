import type { FileRequest } from '#machines/export/export.setup.ts';
import { toLongCsv } from '../../spreadsheet/csv.ts';
import { workbookApart } from '../../spreadsheet/workbookApart.ts';
import { toCsvRows, toSheets } from './sheets.ts';

/** The file of an export, in the format that it asks. */
export const writeFile = (request: FileRequest, signal: AbortSignal): Promise<Blob> =>
  request.format === 'xlsx'
    ? workbookApart(toSheets(request), signal)
    : toLongCsv(toCsvRows(request), signal);
