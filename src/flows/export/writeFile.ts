import type { FileRequest } from '#machines/export/export.setup.ts';
import { csvOf } from '../../spreadsheet/csv.ts';
import { workbookApart } from '../../spreadsheet/workbookApart.ts';
import { csvRowsOf, sheetsOf } from './sheets.ts';

/** The file of an export, in the format that it asks. */
export const writeFile = async (request: FileRequest, signal: AbortSignal): Promise<Blob> =>
  request.format === 'xlsx' ? workbookApart(sheetsOf(request), signal) : csvOf(csvRowsOf(request));
