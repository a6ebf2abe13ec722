/** What the theme selector may force: `system` follows the device, a null brand is the host's own. */
export type Theme = { brand: string | null; appearance: 'system' | 'light' | 'dark' };

export const hostTheme: Theme = { brand: null, appearance: 'system' };

/** Where the browser keeps it (docs/rules.md#browser-storage). */
export const themeKey = 'portal.theme';
