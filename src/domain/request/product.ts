/** Products for connected water networks. URLs and calls contain these codes (docs/rules.md#product-pages). */
export const products = ['switch', 'fluids', 'water'] as const;

export type Product = (typeof products)[number];

export const findProduct = (type: string | undefined): Product | undefined =>
  products.find((product) => product === type);

export const shownBeside = (product: Product): readonly Product[] =>
  product === 'water' ? ['water'] : ['switch', 'fluids'];
