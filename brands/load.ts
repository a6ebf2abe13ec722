import { type Brand, type BrandEntry, hostCompanies } from './brand.ts';
import { defaultBrandCode } from './hosts.ts';
import { toPalette } from './palette.ts';

const entries = import.meta.glob<BrandEntry>('./*/brand.ts', { import: 'default' });

const toBrandPath = (code: string) => `./${code}/brand.ts`;

export const brandCodes = Object.keys(entries).map((folder) => folder.split('/')[1] ?? folder);

const dress = ({ hue, colours, publisher, ...entry }: BrandEntry): Brand => ({
  favicon: entry.logo,
  ...entry,
  title: `${entry.name} – ${entry.tsmePart}`,
  palette: toPalette({ hue, colours }),
  publisher: { ...publisher, hosting: hostCompanies[publisher.host] },
});

/** Loads the chunk of a brand; an unknown code gives the default brand. Rejects on a network failure. */
export const loadBrand = async (code: string): Promise<Brand> => {
  const load = entries[toBrandPath(code)] ?? entries[toBrandPath(defaultBrandCode)];
  if (!load) throw new Error(`No brand folder for "${code}", nor for the default "${defaultBrandCode}"`);
  return dress(await load());
};
