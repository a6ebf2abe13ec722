import type { Brand } from './brand.ts';
import { defaultBrandCode } from './hosts.ts';

const brands = import.meta.glob<Brand>('./*/brand.ts', { import: 'default' });

const folderOf = (code: string) => `./${code}/brand.ts`;

/** The codes of the brands there are, in alphabetical order. */
export const brandCodes = Object.keys(brands).map((folder) => folder.split('/')[1] ?? folder);

/** Loads a brand's own chunk; an unknown code gives the default brand. Rejects when the network does. */
export const loadBrand = async (code: string): Promise<Brand> => {
  const load = brands[folderOf(code)] ?? brands[folderOf(defaultBrandCode)];
  if (!load) throw new Error(`No brand folder for "${code}", nor for the default "${defaultBrandCode}"`);
  return load();
};
