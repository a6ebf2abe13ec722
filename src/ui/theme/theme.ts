import type { Brand } from '#brands/brand.ts';
import { type ColourRole, colour } from '#brands/contract.css.ts';

/** `system` follows the device; the theme selector may force one of the others. */
export type Appearance = 'system' | 'light' | 'dark';

const isRole = (name: string): name is ColourRole => name in colour;

/** Every colour that a brand gives. */
export const roles: readonly ColourRole[] = Object.keys(colour).filter(isRole);

/** The name of the CSS property that holds a colour. */
export const toPropertyName = (role: ColourRole): string => colour[role].slice('var('.length, -1);

/** Each colour of a brand, light and dark, by the name of its property. */
export const listProperties = ({ palette }: Pick<Brand, 'palette'>): [property: string, value: string][] =>
  roles.map((role) => [toPropertyName(role), `light-dark(${palette.light[role]}, ${palette.dark[role]})`]);

/**
 * Dresses the whole page. Each colour is set once, as a pair: `color-scheme` then chooses, so a device that
 * turns dark needs no script. Properties are set on the element, which the security headers allow.
 */
export const applyTheme = (brand: Brand, appearance: Appearance = 'system'): void => {
  const { style } = document.documentElement;
  for (const [property, value] of listProperties(brand)) style.setProperty(property, value);
  style.colorScheme = appearance === 'system' ? 'light dark' : appearance;
};
