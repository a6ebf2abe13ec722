import { createContext, use } from 'react';
import type { Brand } from '#brands/brand.ts';

export const BrandContext = createContext<Brand | null>(null);

/** The brand that dresses the page. */
export const useBrand = (): Brand => {
  const brand = use(BrandContext);
  if (!brand) throw new Error('No brand around this component');
  return brand;
};
