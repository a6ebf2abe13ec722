import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import { radius, shade, space, text, weight } from '../../ui/theme/tokens.ts';

/** Over the page that it does not belong to. */
export const floating = style({
  color: colour.ink,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.l,
  boxShadow: shade.float,
  // What it says of a long task does not lay the page out again.
  contain: 'content',
});

export const status = style({
  ...text.m,
  fontWeight: weight.semibold,
  selectors: { '&:empty': { display: 'none' } },
});

/** On paper it may stand in a column, where its width would be a height. */
export const panel = style([
  column.s,
  { flex: '1 1 20rem', minWidth: 0, '@media': { print: { flexBasis: 'auto' } } },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

/** What may be done, which paper has no use for. */
export const buttons = style([actions, { '@media': { print: { display: 'none' } } }]);

export const list = style({
  ...text.s,
  display: 'grid',
  gap: space.xxs,
  overflowWrap: 'anywhere',
});
