/** What the theme selector may force: `system` follows the device, a null brand is the host's own. */
export type Theme = { brand: string | null; appearance: 'system' | 'light' | 'dark' };

export const hostTheme: Theme = { brand: null, appearance: 'system' };

/** Where the browser keeps it (docs/rules.md#browser-storage). */
export const themeKey = 'portal.theme';

/** Where the browser keeps whether the side menu is open (docs/rules.md#browser-storage). */
export const menuKey = 'portal.menu';

/** Whether the page is to be painted without its side menu: known before what reads the preference is there. */
export const isMenuClosed = (): boolean => {
  try {
    return localStorage.getItem(menuKey) === 'false';
  } catch {
    return false;
  }
};
