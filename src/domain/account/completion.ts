import type { Profile } from './profile.ts';

/** Whether the profile lacks what only its user can tell (docs/rules.md#profile-completion). */
export const isIncomplete = (profile: Pick<Profile, 'entity_name' | 'department_code'>): boolean =>
  profile.entity_name === '' || profile.department_code === '';
