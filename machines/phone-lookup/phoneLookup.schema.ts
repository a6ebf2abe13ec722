import * as z from 'zod/mini';
import { requiredText } from '#src/domain/account/identity.ts';

/** Street and house number, which code 15 makes necessary. Messages are keys of `locales/fr/phoneLookup.ts`. */
export const streetSchema = z.object({
  street: requiredText('street'),
  hexaviaCode: z.string(),
  streetNumber: requiredText('streetNumber'),
});
