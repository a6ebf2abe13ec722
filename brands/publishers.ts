import { hostCompanies } from './hostCompanies.ts';
import { defaultBrandCode } from './hosts.ts';
import type { BrandPublisher, Publisher } from './publisher.ts';

/** Of all brands, for the legal pages alone: one at a time, each would weigh in every page by its name. */
const publishers = import.meta.glob<Publisher>('./*/publisher.ts', { import: 'default', eager: true });

const toPublisherPath = (code: string) => `./${code}/publisher.ts`;

export const findPublisher = (code: string): BrandPublisher => {
  const publisher = publishers[toPublisherPath(code)] ?? publishers[toPublisherPath(defaultBrandCode)];
  if (!publisher)
    throw new Error(`Nothing says who publishes "${code}", nor the default "${defaultBrandCode}"`);
  return { ...publisher, brand: code, hosting: hostCompanies[publisher.host] };
};
