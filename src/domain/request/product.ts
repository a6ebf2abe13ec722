/** The connected-water products, by what names them in addresses and calls (docs/rules.md#product-pages). */
export const products = ['switch', 'fluids', 'water'] as const;

export type Product = (typeof products)[number];

/** The product of an address; none, where it names no known one. */
export const findProduct = (type: string | undefined): Product | undefined =>
  products.find((product) => product === type);

/** What the page of a product leads to: `water` stands alone, the others side by side. */
export const shownBeside = (product: Product): readonly Product[] =>
  product === 'water' ? ['water'] : ['switch', 'fluids'];
