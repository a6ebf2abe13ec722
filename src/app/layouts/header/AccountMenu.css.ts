import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../../ui/display/Skeleton.css.ts';
import * as mix from '../../../ui/theme/mixins.ts';
import {
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

export const tour = style({
  position: 'absolute',
  zIndex: 9,
  top: `calc(100% + ${space.s})`,
  right: 0,
  ...mix.rows(space.s),
  gridTemplateRows: 'minmax(0, 1fr) auto',
  justifyItems: 'start',
  width: 'min(20rem, calc(100vw - 24px))',
  // Leaves room for a header of two lines, which large text causes.
  maxHeight: `calc(100dvh - 2 * ${headerHeight})`,
  padding: `${space.m} ${space.l}`,
  color: colour.ink,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.brand}`,
  borderRadius: radius.l,
  boxShadow: shade.float,
  '::before': {
    content: '',
    position: 'absolute',
    top: '-8px',
    right: '32px',
    width: '14px',
    height: '14px',
    rotate: '45deg',
    backgroundColor: colour.paper,
    borderTop: `1px solid ${colour.brand}`,
    borderLeft: `1px solid ${colour.brand}`,
  },
  // Places the tour beside its button, because a tour below the button would cover the actions of the page.
  '@media': {
    [media.desktop]: {
      top: 0,
      right: `calc(100% + ${space.s})`,
      gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr) auto',
      alignItems: 'center',
      width: 'min(29rem, 40vw)',
      padding: `${space.xs} ${space.m}`,
      '::before': { top: '20px', right: '-8px', rotate: '135deg' },
    },
  },
});

/** Lets only the text of the tour scroll, so that the button below the text stays visible. */
export const tourWords = style({
  display: 'grid',
  gap: space.s,
  overflowY: 'auto',
  '@media': { [media.desktop]: { ...text.s, gap: 0 } },
});

export const tourTitle = style({ ...text.m, fontWeight: weight.semibold });
