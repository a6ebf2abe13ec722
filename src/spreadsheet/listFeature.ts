import type { Feature } from 'write-excel-file/browser';
import {
  getCellAddress,
  insertElementMarkupAccordingToOrderOfSiblings as inserted,
  sanitizeTextContent,
  getSelfClosingTagMarkup as tag,
} from 'write-excel-file/utility';
import type { Sheet } from './sheet.ts';

/** As ECMA-376 orders them: a spreadsheet refuses another order. */
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

/** The cells of the list, from its head to its last row: not what follows it. */
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

/** The sheets that are lists have a filter on their head, and are printed one page wide, their head on each. */
export const listFeature = (sheets: readonly Sheet[]): Feature<File | Blob | ArrayBuffer> => ({
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
