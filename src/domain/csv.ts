/** What is not printed: no workbook may hold it, and a CSV would hide behind it what a spreadsheet reads. */
const unprinted = /[^\P{Cc}\t\r\n]|\uFEFF|\p{Cs}|\p{Noncharacter_Code_Point}/gu;

/** What a spreadsheet begins a formula by, wide or not, and what it may pass over to find one. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

/** A text without what is not printed; tabs and lines stay. */
export const printed = (text: string): string => text.replace(unprinted, '');

/** Texts that a spreadsheet turns into a number, a day, an hour or a truth: it would lose zeros, digits or the text itself. */
const converted = [
  /^[\p{Sc}(\s.,]*\d[\d\s.,]*(?:e[+-]?\d+)?[\s%)\p{Sc}]*$/iu,
  /^\d{1,4}(?:\s?[-/.:\s]\s?\d{1,4}){1,2}(?: \d{1,2}(?::\d\d){1,2})?$/,
  /^(?=\D*\d)(?:\d{1,4}[-/. ]?)?(?:jan|f[ée]v|feb|mar|a[vp]r|ma[iy]|juin|juil|ju[nl]|ao[uû]|aug|sep|oct|nov|d[ée]c)\p{L}*\.?(?:[-/. ]?\d{1,4}){0,2}$/iu,
  /^(?:vrai|faux|true|false)$/i,
];

/** Digits of the largest number that a spreadsheet reads; a longer text stays a text. */
const longestNumber = 309;

/** The sign that keeps a text as it is: an apostrophe before a formula, a tab before what would be converted. */
const protection = (text: string): string => {
  if (formula.test(text)) return "'";
  if (text.length > longestNumber) return '';
  return converted.some((pattern) => pattern.test(text.trim())) ? '\t' : '';
};

/** A text as a cell of a CSV, which a spreadsheet reads as a text (docs/rules.md#invoice-export). */
export const csvCell = (value: string): string => {
  const text = printed(value);
  const cell = protection(text) + text;
  return /[";\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

/** What says that a CSV is in UTF-8. */
export const csvMark = '\uFEFF';

/** A row of cells that are written, as a French spreadsheet opens it: semicolons, CRLF. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(';')}\r\n`;

/** Rows of cells that are written, after the mark that says UTF-8. */
export const csvOfCells = (rows: Iterable<readonly string[]>): string =>
  `${csvMark}${Array.from(rows, csvLine).join('')}`;

/** Rows of texts, as a CSV. */
export const csvOfTexts = (rows: readonly (readonly string[])[]): string =>
  csvOfCells(rows.map((texts) => texts.map(csvCell)));
