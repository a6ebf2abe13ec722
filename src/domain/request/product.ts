/** Connected-water products, by their key in URLs and calls (docs/rules.md#product-pages). */
export const products = ['switch', 'fluids', 'water'] as const;

export type Product = (typeof products)[number];

export const findProduct = (type: string | undefined): Product | undefined =>
  products.find((product) => product === type);

export const shownBeside = (product: Product): readonly Product[] =>
  product === 'water' ? ['water'] : ['switch', 'fluids'];
