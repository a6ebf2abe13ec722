import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate/browser';
import { expect, it } from 'vitest';
import { hostileText } from '#test/hostile/hostilePaths.ts';
import { readWorkbook } from '#test/workbook/readWorkbook.ts';
import { printed } from '../domain/csv.ts';
import { cutAt } from '../domain/fileName.ts';
import { sheetNames, text } from './sheet.ts';
import { toWorkbook } from './workbook.ts';

const readBack = (value: string) => printed(value).replace(/\r\n?/g, '\n');

const bookOf = async (texts: readonly string[]) =>
  readWorkbook(
    await toWorkbook(
      sheetNames(texts).map((name) => ({
        name,
        stickyRows: 1,
        rows: texts.map((value) => [text(value), { type: 'number', value: 1 }]),
        count: texts.length - 1,
      })),
    ),
  );

it('writes any text unchanged and never as a formula, in sheets with any names', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostileText, { minLength: 1, maxLength: 5 }), async (texts) => {
      const { sheets } = await bookOf(texts);
      expect(sheets).toHaveLength(texts.length);
      for (const { rows, hasFormula } of sheets) {
        expect(hasFormula).toBe(false);
        expect(rows.map(([cell]) => cell?.value ?? '')).toEqual(texts.map(readBack));
        expect(rows.flat().filter(({ type }) => type === 'date')).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
});

it('writes the repeated header rows of all sheets in a single definedNames element', async () => {
  const file = await toWorkbook(
    ['Synthèse', 'Mesures'].map((name) => ({ name, stickyRows: 1, rows: [[text('Du')]], count: 0 })),
  );
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const book = strFromU8(entries['xl/workbook.xml'] ?? new Uint8Array());
  expect(book.match(/<definedNames/g)).toHaveLength(1);
  expect(book.match(/<definedName /g)).toHaveLength(4);
});

it.each([
  ['right-aligns the label of a column of figures', { type: 'volume', value: 1 }, true],
  ['keeps the label of a column of texts', text('Mesuré'), false],
] as const)('%s', async (_, cell, isAligned) => {
  const rows = [[text('Volume (m³)')], [cell]];
  const file = await toWorkbook([{ name: 'Mesures', stickyRows: 1, rows, count: 1 }]);
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const styles = strFromU8(entries['xl/styles.xml'] ?? new Uint8Array());
  expect(/horizontal="right"/.test(styles)).toBe(isAligned);
});

it('truncates a text to the maximum length of a cell', async () => {
  const long = 'x'.repeat(40_000);
  expect((await bookOf([long])).sheets[0]?.rows[0]?.[0]?.value).toBe(cutAt(long, 32_767));
});
