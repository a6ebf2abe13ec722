/** Unprintable characters. Workbooks must not contain them. In a CSV cell, they can hide a formula. */
const unprinted = /[^\P{Cc}\t\r\n]|\uFEFF|\p{Cs}|\p{Noncharacter_Code_Point}/gu;

/** First character of a formula. Spreadsheets also accept the full-width forms of these characters. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

export const printed = (text: string): string => text.replace(unprinted, '');

/** Texts that a spreadsheet would convert to a number, a date, a time or a boolean. */
const converted = [
  /^[\p{Sc}(\s.,]*\d[\d\s.,]*(?:e[+-]?\d+)?[\s%)\p{Sc}]*$/iu,
  /^\d{1,4}(?:\s?[-/.:\s]\s?\d{1,4}){1,2}(?: \d{1,2}(?::\d\d){1,2})?$/,
  /^(?=\D*\d)(?:\d{1,4}[-/. ]?)?(?:jan|f[ée]v|feb|mar|a[vp]r|ma[iy]|juin|juil|ju[nl]|ao[uû]|aug|sep|oct|nov|d[ée]c)\p{L}*\.?(?:[-/. ]?\d{1,4}){0,2}$/iu,
  /^(?:vrai|faux|true|false)$/i,
];

const longestNumber = 309;

/** Prefix that prevents a spreadsheet from converting a cell: an apostrophe before a formula, else a tab. */
const protection = (text: string): string => {
  if (formula.test(text)) return "'";
  if (text.length > longestNumber) return '';
  return converted.some((pattern) => pattern.test(text.trim())) ? '\t' : '';
};

/** Escapes a CSV cell so that a spreadsheet does not convert its text (docs/rules.md#invoice-export). */
export const csvCell = (value: string): string => {
  const text = printed(value);
  const cell = protection(text) + text;
  return /[";\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

/** Byte order mark at the start of a CSV file: spreadsheets then read the file as UTF-8. */
export const csvMark = '\uFEFF';

export const csvLine = (cells: readonly string[]): string => `${cells.join(';')}\r\n`;

export const csvOfCells = (rows: Iterable<readonly string[]>): string =>
  `${csvMark}${Array.from(rows, csvLine).join('')}`;

export const csvOfTexts = (rows: readonly (readonly string[])[]): string =>
  csvOfCells(rows.map((texts) => texts.map(csvCell)));
