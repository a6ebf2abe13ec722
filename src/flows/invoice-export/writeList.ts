import { t } from '#locales/fr/invoiceExport.ts';
import type { ListRequest } from '#machines/invoice-export/invoiceExport.setup.ts';
import { toCsv } from '../../spreadsheet/csv.ts';
import { strong } from '../../spreadsheet/sheet.ts';
import { toWorkbook } from '../../spreadsheet/workbook.ts';
import { listTable } from './listColumns.ts';

/** The list as a workbook of one sheet, or as a CSV. */
export const writeList = async ({ format, ...request }: ListRequest): Promise<Blob> => {
  const { columns, rows: listed, total } = listTable(request);
  const rows = [columns.map(({ label }) => strong(label)), ...listed];
  if (format === 'csv') return toCsv(rows);
  const widths = columns.map(({ width }) => width);
  return toWorkbook([
    { name: t('sheet'), widths, stickyRows: 1, rows: [...rows, total], list: { count: listed.length } },
  ]);
};
