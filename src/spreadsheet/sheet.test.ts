import { expect, it } from 'vitest';
import { toCsv, toLongCsv } from './csv.ts';
import { sheetNames, text } from './sheet.ts';

const written = async (value: string) => (await toCsv([[text(value)]]).text()).replace(/^\uFEFF|\r\n$/g, '');

it.each(['=1+1', '\n=1+1', '\uFEFF=1+1'])('escapes the formula %j in a CSV cell', async (value) => {
  expect(await written(value)).toMatch(/^"?'/);
});

it('writes a negative number without an escape of its minus sign', async () => {
  const file = toCsv([[{ type: 'amount', value: -12.5 }]]);
  expect(await file.text()).toContain('-12,50');
  expect(await file.text()).not.toContain("'");
});

it('keeps line breaks of a text, and removes the characters that a workbook forbids', () => {
  expect(text('a\tb\nc\u0000d')).toEqual({ type: 'text', value: 'a\tb\ncd' });
  expect(text('\0')).toEqual({ type: 'text', value: null });
});

const rowsOf = (count: number) => Array.from({ length: count }, (_, rank) => [text(`ligne ${rank}`)]);

it('writes a long CSV in several parts, which contain the same text when joined', async () => {
  const rows = rowsOf(4_500);
  let turns = 0;
  const turn = setInterval(() => {
    turns += 1;
  });
  const file = await toLongCsv(rows, new AbortController().signal);
  clearInterval(turn);
  expect(turns).toBeGreaterThan(0);
  expect(await file.text()).toBe(await toCsv(rows).text());
  expect(file.type).toBe(toCsv([]).type);
});

it('stops writing a long CSV when the user cancels', async () => {
  const leaving = new AbortController();
  const writing = toLongCsv(rowsOf(4_500), leaving.signal);
  leaving.abort();
  await expect(writing).rejects.toThrow('aborted');
});

it.each([
  ['characters that Excel refuses', ['a[b]c:d*e?f/g\\h'], ['a-b-c-d-e-f-g-h']],
  ['apostrophes at the ends', ["'l'eau'"], ["l'eau"]],
  ['more than 31 characters', ['x'.repeat(40)], ['x'.repeat(31)]],
  ['duplicates that differ by case', ['Cave', 'cave', 'CAVE'], ['Cave', 'cave (2)', 'CAVE (3)']],
  [
    'long names with the same beginning',
    [`${'x'.repeat(31)}1`, `${'x'.repeat(31)}2`],
    ['x'.repeat(31), `${'x'.repeat(27)} (2)`],
  ],
  ['a name reserved by Excel', ['History'], ['History (2)']],
  ['nothing', ['', '  ', "'"], ['-', '- (2)', '- (3)']],
  ['a surrogate pair at the limit', [`${'x'.repeat(30)}💧`], ['x'.repeat(30)]],
  ['non-printable characters', ['a\u0000b\nc', '\uFFFD'], ['a-b-c', '-']],
])('replaces in the names of worksheets %s', (_, words, names) => {
  expect(sheetNames(words)).toEqual(names);
});

it('converts a very long sheet name in linear time', () => {
  const started = performance.now();
  expect(sheetNames([`x${"'".repeat(100_000)}x`])).toEqual(['x']);
  expect(performance.now() - started).toBeLessThan(500);
});
