import type { Brand } from '#brands/brand.ts';
import { type ColourRole, colour } from '#brands/contract.css.ts';

export type Appearance = 'system' | 'light' | 'dark';

const isRole = (name: string): name is ColourRole => name in colour;

export const roles: readonly ColourRole[] = Object.keys(colour).filter(isRole);

export const toPropertyName = (role: ColourRole): string => colour[role].slice('var('.length, -1);

export const listProperties = ({ palette }: Pick<Brand, 'palette'>): [property: string, value: string][] =>
  roles.map((role) => [toPropertyName(role), `light-dark(${palette.light[role]}, ${palette.dark[role]})`]);

/** Applies a brand and a light or dark mode by style properties, which the CSP allows scripts to set. */
export const applyTheme = (brand: Brand, appearance: Appearance = 'system'): void => {
  const { style } = document.documentElement;
  for (const [property, value] of listProperties(brand)) style.setProperty(property, value);
  style.colorScheme = appearance === 'system' ? 'light dark' : appearance;
};
