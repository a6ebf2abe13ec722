import { expect, it } from 'vitest';
import { csvCell, csvOfTexts } from './csv.ts';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1'])('takes %j for a text, never for a formula', (value) => {
  expect(csvCell(value)).toBe(`'${value}`);
});

it.each(['\n=1+1', '\r=1+1'])('takes %j, which begins by a line, for a text', (value) => {
  expect(csvCell(value)).toBe(`"'${value}"`);
});

it.each([
  ['a NUL', '\0=1+1'],
  ['controls', '\u0001\u0007\u009F=1+1'],
  ['a mark of order', '\uFEFF=1+1'],
])('hides no formula behind %s', (_, value) => {
  expect(csvCell(value)).toBe("'=1+1");
});

it('quotes what would end a cell or a row', () => {
  expect(csvCell('a;b')).toBe('"a;b"');
  expect(csvCell('a "b"')).toBe('"a ""b"""');
  expect(csvCell('a\nb')).toBe('"a\nb"');
});

it('writes rows that say they are UTF-8', () => {
  expect(csvOfTexts([])).toBe('\uFEFF');
  expect(
    csvOfTexts([
      ['état', '=1'],
      ['a;b', ''],
    ]),
  ).toBe('\uFEFFétat;\'=1\r\n"a;b";\r\n');
});
