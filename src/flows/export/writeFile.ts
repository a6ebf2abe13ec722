import type { FileAsked } from '#machines/export/export.setup.ts';
import { csvOf } from '../../spreadsheet/csv.ts';
import { workbookApart } from '../../spreadsheet/workbookApart.ts';
import { csvRowsOf, sheetsOf } from './sheets.ts';

/** The file of an export, in the format that it asks. */
export const writeFile = async (asked: FileAsked, signal: AbortSignal): Promise<Blob> =>
  asked.format === 'xlsx' ? workbookApart(sheetsOf(asked), signal) : csvOf(csvRowsOf(asked));
