import { expect, it } from 'vitest';
import { findProduct, products, shownBeside } from './product.ts';

it.each([
  ['switch', 'switch'],
  ['fluids', 'fluids'],
  ['water', 'water'],
  ['Switch', undefined],
  ['', undefined],
  ['toString', undefined],
  [undefined, undefined],
])('opens for %j in the URL the product %j', (type, product) => {
  expect(findProduct(type)).toBe(product);
});

it('shows the product water without tabs and the other two products in tabs', () => {
  expect(products.map(shownBeside)).toEqual([['switch', 'fluids'], ['switch', 'fluids'], ['water']]);
});
