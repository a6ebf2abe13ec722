import * as z from 'zod/mini';
import { requiredText } from '../domain/account/identity.ts';

/** The street that the lookup needs. Messages are keys of `locales/fr/phoneLookup.ts`. */
export const streetSchema = z.object({
  street: requiredText('street'),
  hexaviaCode: z.string(),
  streetNumber: z.string().check(z.trim()),
});
