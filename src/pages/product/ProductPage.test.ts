import { expect, it } from 'vitest';
import { products } from '#src/domain/paths.ts';
import { shownBeside } from './ProductPage.tsx';

it('shows no tabs on the page of the product water, and two tabs on the other pages', () => {
  expect(products.map(shownBeside)).toEqual([['switch', 'fluids'], ['switch', 'fluids'], ['water']]);
});
