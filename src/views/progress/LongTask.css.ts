import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { radius, shade, space, text, weight } from '../../ui/theme/tokens.ts';

export const floating = style({
  color: colour.ink,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.l,
  boxShadow: shade.float,
  contain: 'content',
});

export const status = style({
  ...text.m,
  fontWeight: weight.semibold,
  selectors: { '&:empty': { display: 'none' } },
});

/** Removes `flex-basis` on paper, because the panels are in a column: `flex-basis` would be a height. */
export const panel = style([column.s, { flex: '1 1 20rem', '@media': { print: { flexBasis: 'auto' } } }]);

export const actions = style(mix.line(space.xs));

export const buttons = style([actions, { '@media': { print: { display: 'none' } } }]);

export const list = style({ ...text.s, ...mix.rows(space.xxs), overflowWrap: 'anywhere' });

export const inTray = style([column.s, { padding: space.m }]);
