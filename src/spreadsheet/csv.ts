import { csvCell, csvOfCells } from '#machines/domain/csv.ts';
import type { SheetCell } from './sheet.ts';

const decimal = (number: string): string => number.replace('.', ',');

const written = ({ type, value }: SheetCell): string => {
  if (value === null) return '';
  switch (type) {
    case 'text':
    case 'strong':
      return csvCell(value);
    case 'day':
      return value.split('-').reverse().join('/');
    case 'amount':
      return decimal(value.toFixed(2));
    case 'volume':
    case 'number':
      return decimal(String(value));
  }
};

const writtenRows = function* (rows: Iterable<readonly SheetCell[]>) {
  for (const cells of rows) yield cells.map(written);
};

/** Rows as French spreadsheets read them, decimal commas included. */
export const toCsv = (rows: Iterable<readonly SheetCell[]>): Blob =>
  new Blob([csvOfCells(writtenRows(rows))], { type: 'text/csv;charset=utf-8' });
