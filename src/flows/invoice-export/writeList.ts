import { t } from '#locales/fr/invoiceExport.ts';
import type { ListRequest } from '#machines/invoice-export/invoiceExport.setup.ts';
import { toCsv } from '../../spreadsheet/csv.ts';
import { strong } from '../../spreadsheet/sheet.ts';
import { toWorkbook } from '../../spreadsheet/workbook.ts';
import { unreadInTotals } from '../../views/unreadText.ts';
import { listTable } from './listColumns.ts';

/** The list as a workbook of one sheet, or as a CSV; its last row names what could not be read. */
export const writeList = async ({ format, ...request }: ListRequest): Promise<Blob> => {
  const { columns, rows: listed, total } = listTable(request);
  const rows = [columns.map(({ label }) => strong(label)), ...listed];
  const left = unreadInTotals(request.unread);
  const lacking = left === '' ? [] : [[strong(left)]];
  if (format === 'csv') return toCsv([...rows, ...lacking]);
  const widths = columns.map(({ width }) => width);
  return toWorkbook([
    {
      name: t('sheet'),
      widths,
      stickyRows: 1,
      rows: [...rows, total, ...lacking],
      list: { count: listed.length },
    },
  ]);
};
