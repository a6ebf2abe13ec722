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
])('finds the product for the parameter %j of the URL: %j', (type, product) => {
  expect(findProduct(type)).toBe(product);
});

it('shows no tabs on the page of the product water, and two tabs on the other pages', () => {
  expect(products.map(shownBeside)).toEqual([['switch', 'fluids'], ['switch', 'fluids'], ['water']]);
});
