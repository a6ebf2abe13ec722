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
])('maps %j in the URL to %j', (type, product) => {
  expect(findProduct(type)).toBe(product);
});

it('shows water by itself and the other products side by side', () => {
  expect(products.map(shownBeside)).toEqual([['switch', 'fluids'], ['switch', 'fluids'], ['water']]);
});
