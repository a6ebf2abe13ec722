import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, space, weight } from './tokens.ts';

/** As tall as its popover lets it be: a longer menu scrolls. */
export const menu = style({
  minWidth: 240,
  maxHeight: 'inherit',
  padding: space.xs,
  overflowY: 'auto',
  outline: 'none',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: 44,
  padding: `${space.xs} ${space.s}`,
  color: colour.ink,
  fontWeight: weight.medium,
  textDecoration: 'none',
  borderRadius: radius.s,
  cursor: 'pointer',
  selectors: {
    '&[data-focused], &[data-hovered]': { color: colour.brandStrong, backgroundColor: colour.brandSoft },
  },
});
