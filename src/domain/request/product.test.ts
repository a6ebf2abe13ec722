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
])('%j in an address names %j', (type, product) => {
  expect(findProduct(type)).toBe(product);
});

it('water is shown alone, the others side by side', () => {
  expect(products.map(shownBeside)).toEqual([['switch', 'fluids'], ['switch', 'fluids'], ['water']]);
});
