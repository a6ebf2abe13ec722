import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../../ui/display/Skeleton.css.ts';
import * as mix from '../../../ui/theme/mixins.ts';
import {
  footHeight,
  forcedEdge,
  headerHeight,
  media,
  radius,
  shade,
  space,
  text,
  weight,
} from '../../../ui/theme/tokens.ts';

export const account = style({ position: 'relative' });

// Keeps the focus ring near the button, because the next button is only 4 px away on a phone.
globalStyle(`${account} > button:focus-visible`, { outlineOffset: '1px' });

export const initials = style({
  ...text.s,
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  border: forcedEdge,
  borderRadius: radius.round,
  fontWeight: weight.semibold,
  color: colour.brandStrong,
  backgroundColor: colour.brandSoft,
  // Writes the initials of the user as generated content, so that they are not in the accessible name.
  '::before': { content: 'attr(data-initials)' },
});

export const names = style({
  textAlign: 'left',
  '@media': {
    [media.desktop]: { display: 'grid', maxWidth: '20rem' },
    [`not all and ${media.desktop}`]: hidden,
  },
});

export const whose = style({
  display: 'grid',
  padding: `${space.s} ${space.m}`,
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const chevron = style({ display: 'none', '@media': { [media.wide]: { display: 'grid' } } });

globalStyle(`${names} > span`, {
  '@media': {
    [media.desktop]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
  },
});

export const name = style({ fontSize: '0.9375rem', lineHeight: '1.25rem', color: colour.ink });

export const entity = style({ ...text.s, fontWeight: weight.regular, color: colour.inkSoft });

/** Tour at the foot of the window, so that it covers neither the header nor the title of the page. */
export const tour = style({
  position: 'fixed',
  zIndex: 9,
  insetInlineEnd: space.s,
  bottom: `calc(${space.s} + ${footHeight})`,
  ...mix.rows(space.s),
  gridTemplateRows: 'minmax(0, 1fr) auto',
  justifyItems: 'start',
  width: `min(20rem, 100vw - 2 * ${space.s})`,
  // Leaves room for a header of two lines, which large text causes.
  maxHeight: `calc(100dvh - 2 * ${headerHeight})`,
  padding: `${space.m} ${space.l}`,
  color: colour.ink,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.brand}`,
  borderRadius: radius.l,
  boxShadow: shade.float,
});

// Marks the button that the tour presents.
globalStyle(`${account}:has(> ${tour}) > button`, {
  outline: `3px solid ${colour.brand}`,
  outlineOffset: '-2px',
});

/** Lets only the text of the tour scroll, so that the button below the text stays visible. */
export const tourWords = style({ display: 'grid', gap: space.s, overflowY: 'auto' });

export const tourTitle = style({ ...text.m, fontWeight: weight.semibold });
