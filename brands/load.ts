import { type Brand, type BrandEntry, hostCompanies } from './brand.ts';
import { defaultBrandCode, domainOf } from './hosts.ts';
import { toPalette } from './palette.ts';

const entries = import.meta.glob<BrandEntry>('./*/brand.ts', { import: 'default' });

export const brandCodes = Object.keys(entries).map((folder) => folder.split('/')[1] ?? folder);

const dress = (code: string, { hue, colours, publisher, ...entry }: BrandEntry): Brand => {
  const domain = domainOf(code);
  return {
    code,
    consumerSite: `https://www.${domain}/`,
    favicon: entry.logo,
    ...entry,
    title: `${entry.name} – ${entry.tsmePart}`,
    palette: toPalette({ hue, colours }),
    publisher: {
      email: `contact@${domain}`,
      dpoEmail: `donnees-personnelles@${domain}`,
      ...publisher,
      hosting: hostCompanies[publisher.host],
    },
  };
};

/** Loads a brand, or the default brand for an unknown code. Rejects on a network failure. */
export const loadBrand = async (code: string): Promise<Brand> => {
  const known = brandCodes.includes(code) ? code : defaultBrandCode;
  const load = entries[`./${known}/brand.ts`];
  if (!load) throw new Error(`No brand ${known}`);
  return dress(known, await load());
};
