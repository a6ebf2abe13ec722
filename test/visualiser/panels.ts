import axe from 'axe-core';
import { loadBrand } from '#brands/load.ts';
import { applyTheme } from '#src/ui/theme/theme.ts';
import { findFlow } from '#src/visualiser/app/flows.ts';
import '#src/ui/theme/global.css.ts';

export const addContract = findFlow('addContract');

export const dressPage = async (appearance: 'light' | 'dark' = 'light'): Promise<void> => {
  document.documentElement.lang = 'fr';
  document.title = 'Visualiseur';
  applyTheme(await loadBrand('ponant'), appearance);
};

export const axeViolations = async (): Promise<string[]> => {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
