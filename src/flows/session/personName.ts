import type { Profile } from '#machines/domain/account/profile.ts';
import { profileName } from '#machines/domain/account/profileName.ts';

/** Whose session it is, in words: the name, and the address that tells apart those of one name. */
export const personName = (profile: Profile): string => {
  const [name, { email }] = [profileName(profile), profile];
  return email && name !== email ? `${name} (${email})` : name;
};
