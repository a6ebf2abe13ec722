import type { BrandPublisher } from './publisher.ts';

/** Loads what the legal pages say of a brand; an unknown code gives the default brand. Rejects when the network does. */
export const loadPublisher = async (code: string): Promise<BrandPublisher> => {
  const { findPublisher } = await import('./publishers.ts');
  return findPublisher(code);
};
