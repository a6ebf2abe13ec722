import excel, { type Cell, type Worksheet } from 'exceljs';

/** Displayed value of a cell. A date is `2026-11-20` or `2026-11-20T14:30:00`. */
export type WorkbookCell =
  | { type: 'text'; value: string }
  | { type: 'number'; value: number; format: string }
  | { type: 'date'; value: string; format: string }
  | { type: 'blank'; value: null };

const longestName = 31;

const checkNames = (names: readonly string[]): void => {
  const wrong = names.find((name) => name.length > longestName || /^'|'$|[\\/?*[\]:]|^\s*$/.test(name));
  if (wrong !== undefined) throw new Error(`Invalid name of a sheet: "${wrong}"`);
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length)
    throw new Error(`Two sheets have the same name: ${names.join(', ')}`);
};

const writeDate = (date: Date): string => {
  const written = date.toISOString();
  return written.endsWith('T00:00:00.000Z') ? written.slice(0, 10) : written.slice(0, 19);
};

const toCell = ({ address, formula, result, value, numFmt: format = 'General' }: Cell): WorkbookCell => {
  const content = formula ? result : value;
  if (content === null || content === undefined) return { type: 'blank', value: null };
  if (typeof content === 'string') return { type: 'text', value: content };
  if (typeof content === 'number' && Number.isFinite(content))
    return { type: 'number', value: content, format };
  if (content instanceof Date) return { type: 'date', value: writeDate(content), format };
  throw new Error(`${address} contains ${JSON.stringify(content)}`);
};

const toSheet = (sheet: Worksheet) => {
  const cells = Array.from({ length: sheet.rowCount }, (_, rank) => {
    const row = sheet.getRow(rank + 1);
    return Array.from({ length: row.cellCount }, (_, column) => row.getCell(column + 1));
  });
  const view = sheet.views?.at(0);
  const { ySplit = 0, xSplit = 0 } = view?.state === 'frozen' ? view : {};
  return {
    name: sheet.name,
    rows: cells.map((row) => row.map(toCell)),
    frozen: { rows: ySplit, columns: xSplit },
    widths: (sheet.columns ?? []).map(({ width }) => width),
    hasFormula: cells.flat().some(({ formula }) => formula),
  };
};

export const readWorkbook = async (archive: Blob | Buffer) => {
  const bytes = archive instanceof Blob ? await archive.arrayBuffer() : Uint8Array.from(archive).buffer;
  const read = await new excel.Workbook().xlsx.load(bytes);
  const sheets = read.worksheets.map(toSheet);
  checkNames(sheets.map(({ name }) => name));
  return {
    sheets,
    sheet: (name: string) => {
      const found = sheets.find((sheet) => sheet.name === name);
      if (!found) throw new Error(`No sheet "${name}" among ${sheets.map((sheet) => sheet.name).join(', ')}`);
      return found;
    },
  };
};
