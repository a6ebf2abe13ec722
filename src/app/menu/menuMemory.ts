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
