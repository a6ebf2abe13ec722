import type { Brand } from '#brands/brand.ts';
import type { Site } from '#brands/hosts.ts';
import { loadBrand } from '#brands/load.ts';
import { brandWords } from '#brands/neutral.ts';
import { formatPhone } from '../../domain/format.ts';
import { loadModule } from '../../ui/browser/loadModule.ts';
import { applyTheme } from '../../ui/theme/theme.ts';
import { hostTheme, type Theme, themeKey } from '../settings/theme.ts';

const applyTitle = ({ title, favicon }: Brand): void => {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = favicon;
};

export type AppliedBrand = { brand: Brand; theme: Theme; mayChoose: boolean };

const isThemeStored = (): boolean => {
  try {
    return localStorage.getItem(themeKey) !== null;
  } catch {
    return false;
  }
};

const chosenTheme = async (): Promise<Theme> => {
  const { themePreference } = await import('../settings/preferences.ts');
  return themePreference.read();
};

export const applyBrandTheme = async ({ brand: own, appearance }: Theme, host: Site): Promise<Brand> => {
  const brand = await loadModule(() => loadBrand(own ?? host.brand));
  applyTheme(brand, appearance);
  applyTitle(brand);
  return brand;
};

type Word = readonly [neutral: string, own: string];

const attributes = ['aria-label', 'href', 'data-src'] as const;

/** Replaces the placeholder texts of a prerendered page with the names and phone numbers of the brand. */
const fillWords = (root: Element, words: readonly Word[]): void => {
  const filled = (text: string, write = formatPhone) =>
    words.reduce((value, [neutral, own]) => value.replaceAll(neutral, () => write(own)), text);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const own = filled(node.nodeValue ?? '');
    if (own !== node.nodeValue) node.nodeValue = own;
  }
  for (const element of root.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
    for (const name of attributes) {
      const value = element.getAttribute(name);
      const own = filled(value ?? '', name === 'href' ? String : formatPhone);
      if (value !== null && own !== value) element.setAttribute(name, own);
    }
};

const showImages = (root: Element): void => {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    image.src = image.dataset.src ?? '';
    delete image.dataset.src;
  }
};

/** Sets inline styles, which the build stores in `data-style` because the CSP forbids them in HTML. */
const restoreStyles = (root: Element): void => {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]:not([data-painted] *)')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
};

export const applyBrand = async (root: Element, host: Site): Promise<AppliedBrand> => {
  const mayChoose = host.environment !== 'prod' && host.environment !== 'preprod';
  const theme = mayChoose && isThemeStored() ? await chosenTheme() : hostTheme;
  const brand = await applyBrandTheme(theme, host);
  fillWords(root, brandWords(brand));
  showImages(root);
  restoreStyles(root);
  document.documentElement.removeAttribute('data-unbranded');
  return { brand, theme, mayChoose };
};
