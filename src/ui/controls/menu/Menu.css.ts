import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../theme/mixins.ts';
import { highlight, media, radius, shade, space, weight } from '../../theme/tokens.ts';

export const popover = style({ color: colour.ink, ...mix.paper, boxShadow: shade.float });

export const menu = style({
  minWidth: 'min(15rem, 100vw - 24px)',
  maxHeight: 'inherit',
  padding: space.xs,
  overflowY: 'auto',
  outline: 'none',
});

export const failure = style([
  popover,
  {
    position: 'fixed',
    zIndex: 12,
    ...mix.rows(space.s),
    width: 'min(320px, calc(100vw - 24px))',
    margin: `${space.xxs} ${space.xs}`,
    padding: space.l,
  },
]);

export const item = style({
  ...mix.row(space.s),
  minHeight: '2.75rem',
  padding: `${space.xs} ${space.s}`,
  color: colour.ink,
  fontWeight: weight.semibold,
  textDecoration: 'none',
  borderRadius: radius.s,
  cursor: 'pointer',
  selectors: {
    '&[data-focused], &[data-hovered]': { color: colour.brandStrong, backgroundColor: colour.brandSoft },
  },
  '@media': { [media.forced]: { selectors: { '&[data-focused]': highlight } } },
});

export const dangerItem = style([
  item,
  {
    color: colour.bad,
    selectors: { '&[data-focused], &[data-hovered]': { color: colour.bad, backgroundColor: colour.badSoft } },
  },
]);
