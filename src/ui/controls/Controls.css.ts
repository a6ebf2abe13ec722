import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../theme/column.css.ts';
import * as mix from '../theme/mixins.ts';
import { controlHeight, highlight, media, motion, radius, space, text, weight } from '../theme/tokens.ts';

// Flex instead of grid, because a grid measures every row, which is slow for a long list.
export const list = style([column.s, { display: 'flex', flexDirection: 'column' }]);

export const item = style({
  ...mix.paper,
  contain: 'layout',
  selectors: {
    // Keeps a collapsed item whole: Firefox would print only its border at the end of a page.
    '&:has(> :first-child > [aria-expanded="false"])': { '@media': { print: { breakInside: 'avoid' } } },
  },
});

export const heading = style({ display: 'flex', '@media': { print: { display: 'block' } } });

export const trigger = style({
  ...mix.row(space.m),
  flex: 1,
  width: '100%',
  minHeight: '3.5rem',
  padding: `${space.xs} min(${space.l}, 5vw)`,
  border: 0,
  borderRadius: radius.l,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
});

export const title = style({ flex: 1 });

export const chevron = style({
  display: 'flex',
  '@media': { print: { display: 'none' } },
  transition: `rotate ${motion.quick}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const content = style({ padding: `0 min(${space.l}, 5vw) ${space.l}` });

export const folded = style({
  ...text.s,
  display: 'none',
  padding: `0 ${space.l} ${space.m}`,
  '@media': { print: { display: 'block' } },
});

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 2,
  backgroundColor: colour.brandSoft,
  ...mix.edged,
  borderRadius: radius.m,
});

export const segment = style({
  ...text.table,
  position: 'relative',
  ...mix.row(space.xxs),
  minHeight: `calc(${controlHeight} - 6px)`,
  padding: `0 ${space.s}`,
  color: colour.ink,
  borderRadius: '7px',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      fontWeight: weight.semibold,
      backgroundColor: colour.paper,
      boxShadow: `0 1px 3px color-mix(in oklab, ${colour.ink} 25%, transparent)`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${colour.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [`not all and ${media.wide}`]: { padding: `0 ${space.xs}` },
    [media.forced]: { selectors: { '&:has(:checked)': highlight } },
  },
});

export const segmentText = style({
  display: 'inline-grid',
  '::after': {
    content: ['attr(data-text)', 'attr(data-text) / ""'],
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: weight.semibold,
  },
});

export const count = style({ minWidth: '1.9rem', justifyContent: 'center', textAlign: 'center' });

/** Invisible input over its whole segment, because the browser scrolls to the input that takes the focus. */
export const option = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });

export const tip = style({ ...text.s, maxWidth: 320, padding: space.m, outline: 'none' });
