import * as z from 'zod/mini';
import type { ProductRequest } from '#machines/product-contact/productContact.schema.ts';
import { call } from './client.ts';

/** Asks about products, with or without an account (docs/rules.md#product-contact). */
export const askAboutProducts = async (request: ProductRequest, signal: AbortSignal): Promise<void> => {
  await call(z.object({}), 'post', '/p/contact/request', { json: request, signal });
};
