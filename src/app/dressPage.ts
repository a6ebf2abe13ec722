import type { Brand } from '#brands/brand.ts';

/** Gives the document the brand's title and favicon, before any screen has its own. */
export const dressPage = ({ title, favicon }: Brand): void => {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = favicon;
};
