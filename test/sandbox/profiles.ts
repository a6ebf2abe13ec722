import { type Profile, profileSchema } from '#src/domain/account/profile.ts';
import { accountOf } from './accounts.ts';
import { createCustomer, toProfile } from './customer.ts';

/** The profile of an account at its start, as the portal reads it. */
export const profileOfAccount = (id: string): Profile => {
  const account = accountOf(id);
  if (!account) throw new Error(`No account "${id}"`);
  return profileSchema.parse(toProfile(createCustomer(account, 1000)));
};
