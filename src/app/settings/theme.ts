/** Theme of the user. `system`: light or dark mode of the device. `brand`: null for the brand of the host. */
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
