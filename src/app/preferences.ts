import * as z from 'zod/mini';
import { stored } from '../api/stored.ts';

/** Whether the side menu is open on a wide screen; on a phone it always starts closed. */
export const menuPreference = stored(() => localStorage, 'portal.menu', z.boolean(), true);

const themeSchema = z.object({
  /** Null: the host's own. */
  brand: z.nullable(z.string()),
  appearance: z.enum(['system', 'light', 'dark']),
});

export type Theme = z.infer<typeof themeSchema>;

export const hostTheme: Theme = { brand: null, appearance: 'system' };

export const themePreference = stored(() => localStorage, 'portal.theme', themeSchema, hostTheme);
