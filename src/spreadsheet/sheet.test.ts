import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { text } from './sheet.ts';

const written = async (value: string) => (await csvOf([[text(value)]]).text()).replace(/^\uFEFF|\r\n$/g, '');

it.each([
  ['a NUL', '\0=1+1'],
  ['controls', '\u0001\u0007\u009F=1+1'],
  ['a mark of order', '\uFEFF=1+1'],
])('hides no formula behind %s', async (_, value) => {
  expect(await written(value)).toBe("'=1+1");
});

it('keeps the lines of a text, without what a workbook refuses', () => {
  expect(text('a\tb\nc\u0000d')).toEqual({ type: 'text', value: 'a\tb\ncd' });
  expect(text('\0')).toEqual({ type: 'text', value: null });
});
