/** Theme chosen by the user. `system` follows the device; a null brand is the brand of the host name. */
export type Theme = { brand: string | null; appearance: 'system' | 'light' | 'dark' };

export const hostTheme: Theme = { brand: null, appearance: 'system' };

export const themeKey = 'portal.theme';

export const menuKey = 'portal.menu';

export const isMenuClosed = (): boolean => {
  try {
    return localStorage.getItem(menuKey) === 'false';
  } catch {
    return false;
  }
};
