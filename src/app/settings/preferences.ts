import * as z from 'zod/mini';
import { stored } from '../../api/storage/stored.ts';
import { hostTheme, menuKey, themeKey } from './theme.ts';

/** True if the side menu is open. Phones, which have no side menu, ignore this preference. */
export const menuPreference = stored(() => localStorage, menuKey, z.boolean(), true);

const themeSchema = z.object({
  brand: z.nullable(z.string()),
  appearance: z.enum(['system', 'light', 'dark']),
});

export const themePreference = stored(() => localStorage, themeKey, themeSchema, hostTheme);
