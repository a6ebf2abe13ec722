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

/** Midnight UTC, because spreadsheets would convert a local midnight to the day before. */
const moment = (day: IsoDay): Date => new Date(`${day}T00:00:00Z`);

/** Escapes a text such as `_x003D_`, which spreadsheets would read as an escape sequence (ECMA-376). */
const escaped = (value: string): string => value.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

const top = { alignVertical: 'top' } as const;

const formats = { amount: '#,##0.00 "€"', volume: '#,##0.000 "m³"', number: '#,##0', share: '0.0%' } as const;

/** Cell with an explicit type, so that a text that looks like a formula stays a text. */
const toCell = (cell: SheetCell): CellObject | null => {
  if ('formula' in cell && cell.formula)
    return { type: 'Formula', value: cell.formula, format: formats[cell.type], align: 'right', ...top };
  if (cell.value === null) return null;
  switch (cell.type) {
    case 'text':
      return { type: String, value: escaped(cell.value), ...top };
    case 'strong':
      return { type: String, value: escaped(cell.value), ...top, fontWeight: 'bold' };
    case 'day':
      return { type: Date, value: moment(cell.value), format: 'dd/mm/yyyy', align: 'left', ...top };
    case 'number':
      return { type: Number, value: cell.value, ...top };
    default:
      return { type: Number, value: cell.value, format: formats[cell.type], ...top };
  }
};

const isFormula = (cell: SheetCell): boolean => 'formula' in cell && cell.formula !== undefined;

const hasFormula = ({ rows }: Sheet): boolean => rows.some((cells) => cells.some(isFormula));

const withResults = (xml: string, { rows }: Sheet): string => {
  const results = new Map(
    rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) =>
        isFormula(cell) && cell.value !== null ? [[getCellAddress(row, column), cell.value] as const] : [],
      ),
    ),
  );
  return results.size === 0
    ? xml
    : xml.replace(/(<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>)(?=<\/c>)/g, (found, _, address: string) =>
        results.has(address) ? `${found}<v>${results.get(address)}</v>` : found,
      );
};

/** Order of the XML elements, which ECMA-376 defines and spreadsheets require. */
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

const footer = '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>';

const printed: Record<string, Record<string, number>> = {
  pageSetup: { fitToWidth: 1, fitToHeight: 0 },
  pageMargins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6 },
};

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
            withResults(xml, sheet),
          );
        },
        transformElementAttributes: (element, attributes) => ({ ...attributes, ...printed[element] }),
      },
      'xl/workbook.xml': {
        transform: (xml) => {
          const names = `<definedNames>${sheets.map(writeNames).join('')}</definedNames>`;
          // Removes empty elements that the library writes, because the schema allows each element only once.
          const bare = xml.replace('<definedNames/>', '');
          const computed = sheets.some(hasFormula)
            ? bare.replace('<calcPr/>', tag('calcPr', { fullCalcOnLoad: 1 }))
            : bare;
          return inserted(computed, names, order.workbook, 'workbook');
        },
      },
    },
  },
});

const headerLook = { backgroundColor: '#e8f1f4', bottomBorderStyle: 'thin' } as const;

const figures: ReadonlySet<SheetCell['type']> = new Set(['amount', 'volume', 'number', 'share']);

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
