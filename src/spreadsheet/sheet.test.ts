import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import { text } from './sheet.ts';

const written = async (value: string) => (await toCsv([[text(value)]]).text()).replace(/^\uFEFF|\r\n$/g, '');

it.each(['=1+1', '\n=1+1', '\uFEFF=1+1'])('has no spreadsheet read a formula in %j', async (value) => {
  expect(await written(value)).toMatch(/^"?'/);
});

it('leaves a number as it is, below nought too', async () => {
  const file = toCsv([[{ type: 'amount', value: -12.5 }]]);
  expect(await file.text()).toContain('-12,50');
  expect(await file.text()).not.toContain("'");
});

it('keeps the lines of a text, without what a workbook refuses', () => {
  expect(text('a\tb\nc\u0000d')).toEqual({ type: 'text', value: 'a\tb\ncd' });
  expect(text('\0')).toEqual({ type: 'text', value: null });
});
