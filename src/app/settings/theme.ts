/** Choices of the theme selector. `system` follows the device; a null brand is the brand of the host. */
export type Theme = { brand: string | null; appearance: 'system' | 'light' | 'dark' };

export const hostTheme: Theme = { brand: null, appearance: 'system' };

/** Key in the local storage (docs/rules.md#browser-storage). */
export const themeKey = 'portal.theme';

/** Key of the open state of the side menu in the local storage (docs/rules.md#browser-storage). */
export const menuKey = 'portal.menu';

export const isMenuClosed = (): boolean => {
  try {
    return localStorage.getItem(menuKey) === 'false';
  } catch {
    return false;
  }
};
