import type { Brand } from '#brands/brand.ts';

/** Values of the variables of the legal texts of a brand. */
export const toLegalValues = ({
  name,
  publisher: { host: _, hosting, ...publisher },
}: Pick<Brand, 'name' | 'publisher'>): Record<string, string> => ({
  name,
  ...publisher,
  hostName: hosting.name,
  hostAddress: hosting.address,
  hostPhone: hosting.phone,
});
