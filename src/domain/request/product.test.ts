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
])('finds for the parameter %j of the URL the product %j', (type, product) => {
  expect(findProduct(type)).toBe(product);
});

it('shows the product water alone, and the two other products in tabs', () => {
  expect(products.map(shownBeside)).toEqual([['switch', 'fluids'], ['switch', 'fluids'], ['water']]);
});
