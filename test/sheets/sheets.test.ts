import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { t as nameOf } from '#locales/fr/productNames.ts';
import { products } from '#src/domain/paths.ts';
import printed from './printed.json' with { type: 'json' };
import { digestSheet } from './sheetPage.ts';

const readSheet = (product: string) =>
  readFileSync(new URL(`../../src/pages/product/sheets/${product}.pdf`, import.meta.url));

const inHexadecimal = (text: string) =>
  Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex').toUpperCase();

it.each(products)('writes a title, a language and a structure into the PDF of product %s', (product) => {
  const file = readSheet(product).toString('latin1');
  expect(file).toMatch(/^%PDF-1\.\d/);
  expect(file).toContain(`/Title <${inHexadecimal(`Fiche produit – ${nameOf(product)}`)}>`);
  expect(file).toContain('/Lang (fr)');
  expect(file).toContain('/StructTreeRoot');
});

it.each(products)('has an up-to-date PDF of the product sheet %s (if not: `npm run sheets`)', (product) => {
  expect(printed[product]).toBe(digestSheet(product));
});
