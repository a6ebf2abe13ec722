import type { Brand } from '#brands/brand.ts';
import type { BrandPublisher } from '#brands/publisher.ts';

/** What fills the legal texts of a brand. */
export const toLegalValues = (
  { name }: Pick<Brand, 'name'>,
  { host: _, brand: __, hosting, ...publisher }: BrandPublisher,
): Record<string, string> => ({
  name,
  ...publisher,
  hostName: hosting.name,
  hostAddress: hosting.address,
  hostPhone: hosting.phone,
});
