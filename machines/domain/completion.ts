import type { Profile } from './profile.ts';

/** Whether the profile lacks what only its user can tell (decisions F). */
export const isIncomplete = (profile: Pick<Profile, 'entity_name' | 'department_code'>): boolean =>
  profile.entity_name === '' || profile.department_code === '';
