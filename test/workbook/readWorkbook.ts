import { readFormats } from './readFormats.ts';
import { allNamed, childAt, childrenNamed, type Element, readXml } from './readXml.ts';
import { readZip } from './readZip.ts';

/** A cell as a spreadsheet shows it: a date is `2026-11-20`, or `2026-11-20T14:30:00` where it has an hour. */
export type WorkbookCell =
  | { type: 'text'; value: string }
  | { type: 'number'; value: number; format: string }
  | { type: 'date'; value: string; format: string }
  | { type: 'blank'; value: null };

export type WorkbookSheet = {
  name: string;
  /** From the first row and the first column, without a hole. */
  rows: WorkbookCell[][];
  /** How many rows, and columns, stay where they are. */
  frozen: { rows: number; columns: number };
  /** In characters, by column; undefined where none is set. */
  widths: (number | undefined)[];
  hasFormula: boolean;
};

export type Workbook = {
  sheets: WorkbookSheet[];
  /** The sheet of a name; an error where there is none. */
  sheet: (name: string) => WorkbookSheet;
};

const attribute = (element: Element | undefined, name: string): string => {
  const value = element?.attributes.get(name);
  if (value === undefined) throw new Error(`<${element?.name}> has no ${name}`);
  return value;
};

/** The text of an item, whole or in runs; spaces around it are lost unless it says to keep them. */
const readText = (item: Element): string =>
  [...childrenNamed(item, 't'), ...childrenNamed(item, 'r').flatMap((run) => childrenNamed(run, 't'))]
    .map(({ text, attributes }) => (attributes.get('xml:space') === 'preserve' ? text : text.trim()))
    .join('');

const longestName = 31;

/** The names of the sheets that a spreadsheet opens: not too long, of good characters, each once. */
const checkNames = (names: readonly string[]): void => {
  const wrong = names.find((name) => name.length > longestName || /^'|'$|[\\/?*[\]:]|^\s*$/.test(name));
  if (wrong !== undefined) throw new Error(`Not the name of a sheet: "${wrong}"`);
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length)
    throw new Error(`Two sheets of one name: ${names.join(', ')}`);
};

/** `AB` is the 28th column: 27, from 0. */
const parseColumn = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const day = 86_400_000;

/** A number of days since 30 December 1899, as a date. */
const toDate = (serial: number): string => {
  const written = new Date(Date.UTC(1899, 11, 30) + Math.round(serial * day)).toISOString();
  return written.slice(0, Number.isInteger(serial) ? 'yyyy-MM-dd'.length : 'yyyy-MM-ddTHH:mm:ss'.length);
};

type Formats = ReturnType<typeof readFormats>;

const readCell = (cell: Element, texts: readonly string[], formats: Formats): WorkbookCell => {
  const type = cell.attributes.get('t') ?? 'n';
  const value = childAt(cell, 'v')?.text;
  const inline = childAt(cell, 'is');
  if (type === 'inlineStr' && inline) return { type: 'text', value: readText(inline) };
  if (value === undefined) return { type: 'blank', value: null };
  if (type === 'str') return { type: 'text', value };
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) throw new Error(`Not a number: ${value}`);
  if (type === 's') {
    const text = texts[number];
    if (text === undefined) throw new Error(`No text ${value}`);
    return { type: 'text', value: text };
  }
  if (type !== 'n') throw new Error(`A cell of a type that is not read: ${type}`);
  const { format, isDate } = formats(Number(cell.attributes.get('s') ?? 0));
  return isDate ? { type: 'date', value: toDate(number), format } : { type: 'number', value: number, format };
};

const readRows = (sheet: Element, texts: readonly string[], formats: Formats): WorkbookCell[][] => {
  const rows: WorkbookCell[][] = [];
  for (const row of childrenNamed(childAt(sheet, 'sheetData') ?? sheet, 'row'))
    for (const cell of childrenNamed(row, 'c')) {
      const [, letters = '', number = ''] = /^([A-Z]+)(\d+)$/.exec(attribute(cell, 'r')) ?? [];
      if (number !== row.attributes.get('r')) throw new Error(`${letters}${number} is in another row`);
      while (rows.length < Number(number)) rows.push([]);
      const cells = rows[Number(number) - 1] ?? [];
      if (cells.length > parseColumn(letters))
        throw new Error(`${letters}${number} is there twice, or too late`);
      while (cells.length < parseColumn(letters)) cells.push({ type: 'blank', value: null });
      cells.push(readCell(cell, texts, formats));
    }
  return rows;
};

const readWidths = (sheet: Element): (number | undefined)[] => {
  const widths: (number | undefined)[] = [];
  for (const column of allNamed(childAt(sheet, 'cols') ?? { ...sheet, children: [] }, 'col')) {
    const width = column.attributes.get('width');
    for (let rank = Number(attribute(column, 'min')); rank <= Number(attribute(column, 'max')); rank += 1)
      widths[rank - 1] = width === undefined ? undefined : Number(width);
  }
  return Array.from(widths);
};

const readFrozen = (sheet: Element): WorkbookSheet['frozen'] => {
  const pane = childAt(sheet, 'sheetViews', 'sheetView', 'pane');
  const isFrozen = pane?.attributes.get('state')?.startsWith('frozen');
  const split = (name: string) => (isFrozen ? Number(pane?.attributes.get(name) ?? 0) : 0);
  return { rows: split('ySplit'), columns: split('xSplit') };
};

/** Reads a workbook as a program does that did not write it, by ECMA-376; what it would repair is an error. */
export const readWorkbook = async (archive: Blob | Buffer): Promise<Workbook> => {
  const files = await readZip(archive);
  const find = (path: string): Element | undefined => {
    const file = files.get(path);
    return file && readXml(file.toString('utf8'));
  };
  const read = (path: string): Element => {
    const file = find(path);
    if (!file) throw new Error(`${path} is not there`);
    return file;
  };
  const workbook = read('xl/workbook.xml');
  if (childAt(workbook, 'workbookPr')?.attributes.get('date1904')) throw new Error('Dates from 1904');
  const targets = new Map(
    childrenNamed(read('xl/_rels/workbook.xml.rels'), 'Relationship').map((relationship) => [
      attribute(relationship, 'Id'),
      `xl/${attribute(relationship, 'Target')}`.replace(/^xl\/\//, ''),
    ]),
  );
  const shared = find('xl/sharedStrings.xml');
  const texts = shared ? childrenNamed(shared, 'si').map(readText) : [];
  const formats = readFormats(find('xl/styles.xml'));
  const sheets = childrenNamed(childAt(workbook, 'sheets') ?? workbook, 'sheet').map((listed) => {
    const sheet = read(targets.get(attribute(listed, 'r:id')) ?? '');
    return {
      name: attribute(listed, 'name'),
      rows: readRows(sheet, texts, formats),
      frozen: readFrozen(sheet),
      widths: readWidths(sheet),
      hasFormula: allNamed(sheet, 'f').length > 0,
    };
  });
  checkNames(sheets.map(({ name }) => name));
  return {
    sheets,
    sheet: (name) => {
      const found = sheets.find((sheet) => sheet.name === name);
      if (!found) throw new Error(`No sheet "${name}" among ${sheets.map((sheet) => sheet.name).join(', ')}`);
      return found;
    },
  };
};
