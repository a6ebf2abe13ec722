import type { Profile } from '#machines/domain/profile.ts';

/** Whose session it is, in words: the name, and the address that tells apart those of one name. */
export const personName = ({ first_name, last_name, email }: Profile): string => {
  const name = [first_name, last_name].filter(Boolean).join(' ');
  return name && email ? `${name} (${email})` : name || email;
};
