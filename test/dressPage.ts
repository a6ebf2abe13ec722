import { loadBrand } from '#brands/load.ts';
import { applyTheme } from '#src/ui/theme/theme.ts';
import '#src/ui/theme/global.css.ts';

/** Gives the page of a test the language, a title and a theme of the portal. */
export const dressPage = async (appearance: 'light' | 'dark' = 'light'): Promise<void> => {
  document.documentElement.lang = 'fr';
  document.title = 'Parcours';
  applyTheme(await loadBrand('ponant'), appearance);
};
