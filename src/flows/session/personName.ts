import type { Profile } from '../../domain/account/profile.ts';
import { profileName } from '../../domain/account/user.ts';

/** Whose session it is, in words: the name, and the address that tells apart those of one name. */
export const personName = (profile: Profile): string => {
  const [name, { email }] = [profileName(profile), profile];
  return email && name !== email ? `${name} (${email})` : name;
};
