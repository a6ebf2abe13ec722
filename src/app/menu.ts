import { administrationAccess, hasCustomerService } from '#machines/domain/permissions.ts';
import type { Profile } from '#machines/domain/profile.ts';

/** Entries of the side menu, named after the keys of its words. */
export type MenuEntry = {
  name: 'dashboard' | 'consumption' | 'billing' | 'contact' | 'administration';
  path: string;
  place: 'top' | 'bottom';
  /** False: shown without its link (docs/rules.md#administration-access). */
  isLinked: boolean;
};

/** The side menu of a user, in order (docs/rules.md#menu). */
export const menuOf = (profile: Pick<Profile, 'type' | 'allowed_services'>): MenuEntry[] => {
  const administration = administrationAccess(profile.type);
  const entries: (MenuEntry | false)[] = [
    { name: 'dashboard', path: '/tableau-de-bord', place: 'top', isLinked: true },
    { name: 'consumption', path: '/espace-consommation', place: 'top', isLinked: true },
    { name: 'billing', path: '/espace-facturation', place: 'top', isLinked: true },
    hasCustomerService(profile) && {
      name: 'contact',
      path: '/service-client',
      place: 'bottom',
      isLinked: true,
    },
    administration !== 'hidden' && {
      name: 'administration',
      path: '/espace-admin',
      place: 'bottom',
      isLinked: administration === 'open',
    },
  ];
  return entries.filter((entry) => entry !== false);
};

/** Whether an entry leads to the page of an address, or to one that this is a part of. */
export const isCurrent = ({ path, name }: Pick<MenuEntry, 'path' | 'name'>, location: string): boolean =>
  location === path || location.startsWith(`${path}/`) || (name === 'dashboard' && location === '/');
