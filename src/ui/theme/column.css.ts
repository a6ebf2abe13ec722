import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, unbranded } from './tokens.ts';

const apart = (gap: string): string => {
  const column = style({ display: 'grid', gap, '@media': { print: { display: 'block' } } });
  globalStyle(`${column} > * + *`, { '@media': { print: { marginTop: gap } } });
  return column;
};

/**
 * Column with a constant gap. A block on paper, because Firefox moves a tall grid item to the next page, and
 * Chromium does not make room for the moved item.
 */
export const column = { s: apart(space.s), m: apart(space.m), l: apart(space.l), xl: apart(space.xl) };

export const formColumn = style({ display: 'grid', gap: space.xl, maxWidth: '640px' });

/** Invisible element with its final size. It becomes visible when `applyBrand.ts` has applied the brand. */
export const branded = style(unbranded({ visibility: 'hidden' }));

export const brandedLink = style({ selectors: { '[data-unbranded] &': { visibility: 'hidden' } } });

/** Own line on a phone, so that the text around it does not wrap differently when Figtree is loaded. */
export const servicePhone = style({ display: 'block', '@media': { [media.wide]: { display: 'inline' } } });
