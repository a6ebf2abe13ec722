import writeExcelFile, { type Cell, type Feature } from 'write-excel-file/browser';
import {
  getCellAddress,
  insertElementMarkupAccordingToOrderOfSiblings as inserted,
  sanitizeTextContent,
  getSelfClosingTagMarkup as tag,
} from 'write-excel-file/utility';
import type { IsoDay } from '../domain/calendar.ts';
import type { Sheet, SheetCell } from './sheet.ts';

/** Midnight UTC, because spreadsheets would read a local midnight as the evening before. */
const moment = (day: IsoDay): Date => new Date(`${day}T00:00:00Z`);

/** Escapes a text that looks like an escape sequence of ECMA-376 (`_x003D_` for `=`). */
const escaped = (value: string): string => value.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

/** Declares the type of each cell, so that a text that looks like a formula stays a text. */
const toCell = ({ type, value }: SheetCell): Cell => {
  if (value === null) return null;
  switch (type) {
    case 'text':
      return { type: String, value: escaped(value) };
    case 'strong':
      return { type: String, value: escaped(value), fontWeight: 'bold' };
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
  ],
  workbook: ['workbookPr', 'bookViews', 'sheets', 'definedNames', 'calcPr'],
};

const findRange = ({ list, widths, stickyRows }: Sheet): [from: string, to: string] | null =>
  list
    ? [getCellAddress(stickyRows - 1, 0), getCellAddress(stickyRows - 1 + list.count, widths.length - 1)]
    : null;

const absolute = (address: string): string => address.replace(/(\D+)(\d+)/, '$$$1$$$2');

const named = (name: string, index: number, value: string, isHidden: boolean): string =>
  `<definedName name="_xlnm.${name}" localSheetId="${index}"${isHidden ? ' hidden="1"' : ''}>${value}</definedName>`;

const writeNames = (sheet: Sheet, index: number): string => {
  const cells = findRange(sheet);
  if (!cells) return '';
  const name = sanitizeTextContent(`'${sheet.name.replaceAll("'", "''")}'!`);
  return (
    named('_FilterDatabase', index, name + cells.map(absolute).join(':'), true) +
    named('Print_Titles', index, `${name}$${sheet.stickyRows}:$${sheet.stickyRows}`, false)
  );
};

/** Adds a filter to the header of lists. Prints lists one page wide, with their header on each page. */
const listFeature = (sheets: readonly Sheet[]): Feature<File | Blob | ArrayBuffer> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _, { sheetIndex }) => {
          const sheet = sheets[sheetIndex];
          const cells = sheet && findRange(sheet);
          if (!cells) return xml;
          const fitted = `<sheetPr>${tag('pageSetUpPr', { fitToPage: 1 })}</sheetPr>`;
          const filter = tag('autoFilter', { ref: cells.join(':') });
          return inserted(
            inserted(xml, fitted, order.worksheet, 'worksheet'),
            filter,
            order.worksheet,
            'worksheet',
          );
        },
        transformElementAttributes: (element, attributes, _, __, { sheetIndex }) =>
          element === 'pageSetup' && sheets[sheetIndex]?.list
            ? { ...attributes, fitToWidth: 1, fitToHeight: 0 }
            : attributes,
      },
      'xl/workbook.xml': {
        transform: (xml) => {
          const names = sheets.map(writeNames).join('');
          return names
            ? inserted(xml, `<definedNames>${names}</definedNames>`, order.workbook, 'workbook')
            : xml;
        },
      },
    },
  },
});

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
