/** What is not printed: no workbook may hold it, and a CSV would hide behind it what a spreadsheet reads. */
const unprinted = /[^\P{Cc}\t\r\n]|\uFEFF|\p{Cs}|\p{Noncharacter_Code_Point}/gu;

/** What a spreadsheet begins a formula by, wide or not, and what it may pass over to find one. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

/** A text without what is not printed; tabs and lines stay. */
export const printed = (text: string): string => text.replace(unprinted, '');

/** A text as a cell of a CSV: what a spreadsheet would take for a formula is text after an apostrophe. */
export const csvCell = (value: string): string => {
  const text = printed(value);
  const neutral = formula.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
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
