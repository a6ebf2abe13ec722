import type { Sheet, SheetCell } from './sheet.ts';

/** Maximum width of a column, in characters. A longer text wraps. */
const widest = 48;

const narrowest = 10;

const filterButtonWidth = 3;

const margin = 2;

const numberWidth = (digits: string): number => Math.ceil(digits.length * 1.3) + 3;

const shownWidth = ({ type, value }: SheetCell): number => {
  if (value === null) return 0;
  switch (type) {
    case 'text':
      return value.length;
    case 'strong':
      return Math.ceil(value.length * 1.1);
    case 'day':
      return 'dd/mm/yyyy'.length;
    case 'amount':
      return numberWidth(value.toFixed(2));
    case 'volume':
      return numberWidth(value.toFixed(3));
    case 'number':
      return String(value).length;
    case 'share':
      return '100,0 %'.length;
  }
};

/** Width of the longest word of a column label, which may wrap between two words. */
const headerWidth = ({ value }: SheetCell): number =>
  Math.max(
    ...String(value ?? '')
      .split(' ')
      .map(({ length }) => Math.ceil(length * 1.1)),
  ) + filterButtonWidth;

export const isLong = ({ value }: SheetCell): boolean => typeof value === 'string' && value.length > widest;

export const isInList = ({ stickyRows, count }: Sheet, rank: number): boolean =>
  rank >= stickyRows && rank < stickyRows + count;

/** Widths of the columns, in characters. Ignores texts above and below the list, which may overflow. */
export const columnWidths = (sheet: Sheet): number[] => {
  const { rows, stickyRows } = sheet;
  const header = rows[stickyRows - 1] ?? [];
  const widths = header.map(headerWidth);
  rows.forEach((cells, rank) => {
    if (rank === stickyRows - 1) return;
    const isListed = isInList(sheet, rank);
    cells.forEach((cell, column) => {
      const overflows = !isListed && typeof cell.value === 'string' && !cells[column + 1]?.value;
      const known = widths[column];
      if (known !== undefined && !overflows) widths[column] = Math.max(known, shownWidth(cell));
    });
  });
  return widths.map((width) => Math.min(Math.max(width + margin, narrowest), widest + margin));
};

const countLines = (value: string, width: number): number => {
  let lines = 1;
  let length = 0;
  for (const word of value.split(' ')) {
    if (length > 0 && length + word.length > width) {
      lines += 1;
      length = 0;
    }
    length += word.length + 1;
  }
  return lines;
};

const lineHeight = 15;

export const rowHeight = (cells: readonly SheetCell[], widths: readonly number[], isHeader: boolean) => {
  const linesOf = (cell: SheetCell, column: number): number => {
    const width = (widths[column] ?? widest) - (isHeader ? filterButtonWidth : margin);
    return typeof cell.value === 'string' ? countLines(cell.value, width) : 1;
  };
  return lineHeight * Math.max(1, ...cells.map(linesOf));
};
