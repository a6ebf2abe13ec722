import type { Brand } from '#brands/brand.ts';
import { type ColourRole, colour } from '#brands/contract.css.ts';

/** `system` follows the device; the theme selector may force one of the others. */
export type Appearance = 'system' | 'light' | 'dark';

const propertyOf = (role: ColourRole) => colour[role].slice('var('.length, -1);

const isRole = (name: string): name is ColourRole => name in colour;

/**
 * Dresses the whole page. Each colour is set once, as a pair: `color-scheme` then chooses, so a device that
 * turns dark needs no script. Properties are set on the element, which the security headers allow.
 */
export const applyTheme = ({ palette }: Brand, appearance: Appearance = 'system'): void => {
  const { style } = document.documentElement;
  for (const role of Object.keys(colour).filter(isRole)) {
    style.setProperty(propertyOf(role), `light-dark(${palette.light[role]}, ${palette.dark[role]})`);
  }
  style.colorScheme = appearance === 'system' ? 'light dark' : appearance;
};
