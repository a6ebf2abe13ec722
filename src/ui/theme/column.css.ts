import { globalStyle, style } from '@vanilla-extract/css';
import { space, undressed } from './tokens.ts';

const apart = (gap: string): string => {
  const column = style({ display: 'grid', gap, '@media': { print: { display: 'block' } } });
  globalStyle(`${column} > * + *`, { '@media': { print: { marginTop: gap } } });
  return column;
};

/**
 * What stands one under the other, as far apart as this says. On paper it is in the flow: what is too high for the rest of a
 * sheet goes whole to the next from a grid in Firefox, and a grid in Chromium does not grow by what went there.
 */
export const column = {
  s: apart(space.s),
  m: apart(space.m),
  l: apart(space.l),
  xl: apart(space.xl),
  xxl: apart(space.xxl),
};

/** Column of a form, narrow enough to read. */
export const formColumn = style({ display: 'grid', gap: space.xl, maxWidth: '640px' });

/** What holds words of the brand: hidden, in its place, for as long as these are neutral ones and others are to come. */
export const branded = style(undressed({ visibility: 'hidden' }));

/** An address of the brand, which leads nowhere without it. */
export const brandedLink = style({ selectors: { '[data-undressed] &': { visibility: 'hidden' } } });
