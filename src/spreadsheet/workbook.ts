import writeExcelFile, { type Cell } from 'write-excel-file/browser';
import type { IsoDay } from '#machines/domain/calendar.ts';
import { listFeature } from './listFeature.ts';
import type { Sheet, SheetCell } from './sheet.ts';

/** At midnight UTC: a local day would be read as the evening before. */
const moment = (day: IsoDay): Date => new Date(`${day}T00:00:00Z`);

/** What comes from outside is typed: a text that looks like a formula stays a text. */
const toCell = ({ type, value }: SheetCell): Cell => {
  if (value === null) return null;
  switch (type) {
    case 'text':
      return { type: String, value };
    case 'strong':
      return { type: String, value, fontWeight: 'bold' };
    case 'day':
      return { type: Date, value: moment(value), format: 'dd/mm/yyyy', align: 'left' };
    case 'amount':
      return { type: Number, value, format: '#,##0.00 "€"' };
    case 'volume':
      return { type: Number, value, format: '#,##0.000 "m³"' };
    case 'number':
      return { type: Number, value };
  }
};

const landscape = { orientation: 'landscape' } as const;

/** A workbook of these sheets, their days and numbers typed, never a formula. */
export const toWorkbook = (sheets: readonly Sheet[]): Promise<Blob> =>
  writeExcelFile(
    sheets.map(({ name, widths, stickyRows, rows, list }) => ({
      sheet: name,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: stickyRows,
      ...(list && landscape),
      data: rows.map((cells) => cells.map(toCell)),
    })),
    { features: [listFeature(sheets)] },
  ).toBlob();
