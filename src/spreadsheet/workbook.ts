import writeExcelFile, { type CellObject, type Feature } from 'write-excel-file/browser';
import {
  getCellAddress,
  insertElementMarkupAccordingToOrderOfSiblings as inserted,
  sanitizeTextContent,
  getSelfClosingTagMarkup as tag,
} from 'write-excel-file/utility';
import type { IsoDay } from '../domain/calendar.ts';
import type { Sheet, SheetCell } from './sheet.ts';
import { columnWidths, isInList, isLong, rowHeight } from './widths.ts';

/** Midnight UTC, because spreadsheets would read a local midnight as the evening before. */
const moment = (day: IsoDay): Date => new Date(`${day}T00:00:00Z`);

/** Escapes a text that looks like an escape sequence of ECMA-376 (`_x003D_` for `=`). */
const escaped = (value: string): string => value.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

const top = { alignVertical: 'top' } as const;

/** Declares the type of each cell, so that a text that looks like a formula stays a text. */
const toCell = ({ type, value }: SheetCell): CellObject | null => {
  if (value === null) return null;
  switch (type) {
    case 'text':
      return { type: String, value: escaped(value), ...top };
    case 'strong':
      return { type: String, value: escaped(value), ...top, fontWeight: 'bold' };
    case 'day':
      return { type: Date, value: moment(value), format: 'dd/mm/yyyy', align: 'left', ...top };
    case 'amount':
      return { type: Number, value, format: '#,##0.00 "€"', ...top };
    case 'volume':
      return { type: Number, value, format: '#,##0.000 "m³"', ...top };
    case 'number':
      return { type: Number, value, ...top };
  }
};

/** Order of elements in ECMA-376; spreadsheets refuse any other order. */
const order = {
  worksheet: [
    'sheetPr',
    'sheetViews',
    'sheetFormatPr',
    'cols',
    'sheetData',
    'autoFilter',
    'mergeCells',
    'pageSetup',
    'headerFooter',
  ],
  workbook: ['workbookPr', 'bookViews', 'sheets', 'definedNames', 'calcPr'],
};

const findRange = ({ rows, stickyRows, count }: Sheet): [from: string, to: string] => {
  const header = stickyRows - 1;
  return [getCellAddress(header, 0), getCellAddress(header + count, (rows[header]?.length ?? 1) - 1)];
};

const absolute = (address: string): string => address.replace(/(\D+)(\d+)/, '$$$1$$$2');

const named = (name: string, index: number, value: string, isHidden: boolean): string =>
  `<definedName name="_xlnm.${name}" localSheetId="${index}"${isHidden ? ' hidden="1"' : ''}>${value}</definedName>`;

const writeNames = (sheet: Sheet, index: number): string => {
  const cells = findRange(sheet);
  const name = sanitizeTextContent(`'${sheet.name.replaceAll("'", "''")}'!`);
  return (
    named('_FilterDatabase', index, name + cells.map(absolute).join(':'), true) +
    named('Print_Titles', index, `${name}$${sheet.stickyRows}:$${sheet.stickyRows}`, false)
  );
};

/** Name of the sheet, page and number of pages. */
const footer = '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>';

/** Attributes of printed elements: one page wide, margins in inches. */
const printed: Record<string, Record<string, number>> = {
  pageSetup: { fitToWidth: 1, fitToHeight: 0 },
  pageMargins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6 },
};

/** Adds a filter to the header. Prints sheets one page wide, with their header on each page. */
const listFeature = (sheets: readonly Sheet[]): Feature<File | Blob | ArrayBuffer> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _, { sheetIndex }) => {
          const sheet = sheets[sheetIndex];
          if (!sheet) return xml;
          const elements = [
            `<sheetPr>${tag('pageSetUpPr', { fitToPage: 1 })}</sheetPr>`,
            tag('autoFilter', { ref: findRange(sheet).join(':') }),
            tag('sheetFormatPr', { defaultRowHeight: 15 }),
            footer,
          ];
          return elements.reduce(
            (written, element) => inserted(written, element, order.worksheet, 'worksheet'),
            xml,
          );
        },
        transformElementAttributes: (element, attributes) => ({ ...attributes, ...printed[element] }),
      },
      'xl/workbook.xml': {
        transform: (xml) => {
          const names = `<definedNames>${sheets.map(writeNames).join('')}</definedNames>`;
          // The library writes an empty element, and the schema allows only one.
          return inserted(xml.replace('<definedNames/>', ''), names, order.workbook, 'workbook');
        },
      },
    },
  },
});

const headerLook = { backgroundColor: '#e8f1f4', bottomBorderStyle: 'thin' } as const;

const figures: ReadonlySet<SheetCell['type']> = new Set(['amount', 'volume', 'number']);

/**
 * Rows of a sheet. A label of the header, or a long text of the list, continues on the next line of its cell. The
 * label of a column of figures is right-aligned, like them.
 */
const writtenRows = (sheet: Sheet, widths: readonly number[]) =>
  sheet.rows.map((cells, rank) => {
    const isHeader = rank === sheet.stickyRows - 1;
    if (!isHeader && !(isInList(sheet, rank) && cells.some(isLong))) return cells.map(toCell);
    const look = { wrap: true, height: rowHeight(cells, widths, isHeader), ...(isHeader && headerLook) };
    const first = (isHeader && sheet.rows[rank + 1]) || [];
    return cells.map((cell, column) => {
      const written = toCell(cell);
      const isFigure = figures.has(first[column]?.type ?? 'text');
      return written && { ...written, ...look, ...(isFigure && { align: 'right' as const }) };
    });
  });

export const toWorkbook = (sheets: readonly Sheet[]): Promise<Blob> =>
  writeExcelFile(
    sheets.map((sheet) => {
      const widths = columnWidths(sheet);
      return {
        sheet: sheet.name,
        columns: widths.map((width) => ({ width })),
        stickyRowsCount: sheet.stickyRows,
        orientation: 'landscape' as const,
        data: writtenRows(sheet, widths),
      };
    }),
    { fontFamily: 'Calibri', fontSize: 11, features: [listFeature(sheets)] },
  ).toBlob();
