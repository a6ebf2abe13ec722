import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import { columns, space, text, unbroken, weight, width } from '../../ui/theme/tokens.ts';

export const blocks = style([column.m, { alignItems: 'start', gridTemplateColumns: columns('24rem') }]);

export const stack = style([column.m, { justifyItems: 'stretch' }]);

export const summary = style({ fontWeight: weight.semibold });

export const soft = style({ ...text.s, color: colour.inkSoft, maxWidth: width.text });

export const figures = style({
  display: 'grid',
  gap: `${space.s} ${space.l}`,
  gridTemplateColumns: columns('8.5rem'),
});

export const term = style({ ...text.s, color: colour.inkSoft });

export const figure = style({
  ...text.l,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.l}`,
  padding: `${space.s} 0`,
  borderTop: `1px solid ${colour.line}`,
  breakInside: 'avoid',
});

export const words = style({
  ...unbroken,
  flex: '1 1 12rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  minWidth: 0,
  overflowWrap: 'break-word',
});

export const name = style({ fontWeight: weight.semibold });

globalStyle(`${name} > a`, {
  display: 'inline-block',
  maxWidth: '100%',
  paddingBlock: space.xs,
  marginBlock: `calc(-1 * ${space.xs})`,
});

export const amount = style({
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  '@media': { print: { display: 'none' } },
});
