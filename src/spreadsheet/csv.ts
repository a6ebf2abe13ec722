import type { SheetCell } from './sheet.ts';

/** What a spreadsheet would take for a formula; the apostrophe makes it a text. */
const neutral = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const decimal = (number: string): string => number.replace('.', ',');

const written = ({ type, value }: SheetCell): string => {
  if (value === null) return '';
  switch (type) {
    case 'text':
    case 'strong':
      return quoted(neutral(value));
    case 'day':
      return value.split('-').reverse().join('/');
    case 'amount':
      return decimal(value.toFixed(2));
    case 'volume':
    case 'number':
      return decimal(String(value));
  }
};

/** Rows as French spreadsheets read them: UTF-8 that says so, semicolons, decimal commas. */
export const csvOf = (rows: readonly (readonly SheetCell[])[]): Blob => {
  const text = rows.map((cells) => `${cells.map(written).join(';')}\r\n`).join('');
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
};
