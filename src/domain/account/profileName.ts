import type { Profile } from './profile.ts';

/** What a user is called by: the first and last names, else the address. */
export const profileName = ({
  first_name,
  last_name,
  email,
}: Pick<Profile, 'first_name' | 'last_name' | 'email'>): string =>
  [first_name, last_name].filter(Boolean).join(' ') || email;
