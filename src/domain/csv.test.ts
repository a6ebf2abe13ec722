import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileText } from '#test/hostile/hostilePaths.ts';
import { csvCell, csvOfTexts, printed } from './csv.ts';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'writes the cell %j as text, never as a formula',
  (value) => {
    expect(csvCell(value)).toBe(`'${value}`);
  },
);

it.each(['\n=1+1', '\r=1+1', '\t=1+1'])('escapes a formula after a whitespace character: %j', (value) => {
  expect(csvCell(value)).toBe(`"'${value}"`);
});

it.each(['\0=1+1', '\u0001\u0007\u009F=1+1', '\uFEFF=1+1', '\uD83D=1+1', '\uFFFF=1+1'])(
  'removes a non-printable character before the formula %j',
  (value) => {
    expect(csvCell(value)).toBe("'=1+1");
  },
);

it.each([
  ...['0012345', '981000004217', '12E10', '1e+5', '12', '.5', '1 234,5', '1\u202F234,5', '12 %', '(12)'],
  ...['€ 12', '12 €'],
  ...['12-10', '1/2', '1.2.3', '12:30', '2026-11-26', '26/11/2026 12:30', '1 1/2', '01 99 00 00 17'],
  ...['3 mars', 'MARS1', 'SEPT2', '12mai26', 'mai-26', '1 août 2026', 'DEC1', 'VRAI', 'false', ' 1/2 '],
])('adds a tab before the cell %j, so that a spreadsheet keeps the text unchanged', (value) => {
  expect(csvCell(value)).toBe(`"\t${value}"`);
});

it.each([
  ...['', '98-1000-0042-17', 'D21TA1000142', 'F2026-004217', '12 rue des Lilas', '12E', '0x10'],
  ...['Mars', 'Juin', 'Octobre rouge', 'Marché 12 bis', '3 rue de Mars', 'Vrai ou faux'],
])('writes the cell %j unchanged, without a tab', (value) => {
  expect(csvCell(value)).toBe(value);
});

it('quotes a cell that contains a separator, a quote or a line break', () => {
  expect(csvCell('a;b')).toBe('"a;b"');
  expect(csvCell('a "b"')).toBe('"a ""b"""');
  expect(csvCell('a\nb')).toBe('"a\nb"');
});

it('starts a CSV file with a UTF-8 BOM', () => {
  expect(csvOfTexts([])).toBe('\uFEFF');
  const rows = [
    ['état', '=1'],
    ['a;b', ''],
  ];
  expect(csvOfTexts(rows)).toBe('\uFEFFétat;\'=1\r\n"a;b";\r\n');
});

const cellsOf = (csv: string): string[][] => {
  const cells = [...csv.matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/gy)];
  expect(cells.map(([read]) => read).join('')).toBe(csv);
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
};

it('writes any text as a cell from which a parser reads the same text, never a formula', () => {
  const row = fc.array(hostileText, { minLength: 3, maxLength: 3 });
  const rows = fc.array(row, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(rows, (texts) => {
      const read = cellsOf(csvOfTexts(texts).slice(1));
      const isText = (cell: string, text = '') =>
        ['', "'", '\t'].some((sign) => cell === sign + printed(text));
      expect(read.map((cells) => cells.length)).toEqual(texts.map((row) => row.length));
      expect(read.flat().filter((cell, rank) => !isText(cell, texts.flat()[rank]))).toEqual([]);
      for (const cell of read.flat()) expect(cell).not.toMatch(/^\t?[=+\-@＝＋－＠\r\n\0]/);
    }),
  );
});
