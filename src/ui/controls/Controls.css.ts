import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../theme/column.css.ts';
import { highlight, media, motion, radius, space, text, weight } from '../theme/tokens.ts';

// Not a grid, because a grid measures every row of a long list.
export const list = style([column.s, { display: 'flex', flexDirection: 'column' }]);

export const item = style({
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  // A change in one of a thousand items must not trigger a layout of the others.
  contain: 'layout',
  selectors: {
    // Otherwise Firefox prints only the edge of a closed item at the end of a sheet.
    '&:has(> :first-child > [aria-expanded="false"])': { '@media': { print: { breakInside: 'avoid' } } },
  },
});

export const heading = style({ display: 'flex', '@media': { print: { display: 'block' } } });

export const trigger = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space.m,
  minWidth: 0,
  width: '100%',
  padding: `${space.m} ${space.l}`,
  border: 0,
  borderRadius: radius.l,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
});

export const title = style({ flex: 1, minWidth: 0 });

export const chevron = style({
  display: 'flex',
  '@media': { print: { display: 'none' } },
  transition: `rotate ${motion.quick}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const content = style({ padding: `0 ${space.l} ${space.l}` });

export const folded = style({
  ...text.s,
  display: 'none',
  padding: `0 ${space.l} ${space.m}`,
  '@media': { print: { display: 'block' } },
});

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: 3,
  backgroundColor: colour.canvas,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
});

export const segment = style({
  minHeight: '2.5rem',
  padding: '0 16px',
  color: colour.inkSoft,
  fontWeight: weight.medium,
  background: 'none',
  border: '1px solid transparent',
  borderRadius: radius.s,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: colour.ink },
    '&[data-selected]': {
      color: colour.ink,
      fontWeight: weight.semibold,
      backgroundColor: colour.paper,
      borderColor: colour.lineStrong,
    },
  },
  '@media': { [media.forced]: { selectors: { '&[data-selected]': highlight } } },
});

export const tip = style({ ...text.s, maxWidth: 320, padding: space.m, outline: 'none' });
