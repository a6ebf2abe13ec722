import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { media, space, text, weight } from '../../ui/theme/tokens.ts';

export const page = column.m;

export const counts = style({
  marginTop: space.xs,
  color: colour.inkSoft,
  '@media': { [media.wide]: { ...mix.line(`0 ${space.m}`), marginTop: 0 } },
});

/** Reserves the line of the count of contracts, which loads later. */
export const counted = style({ minHeight: text.m.lineHeight });

export const rows = column.m;

export const bar = style({ ...mix.line(`0 ${space.xs}`), paddingInlineStart: `calc(${space.m} + 1px)` });

export const footer = style({
  ...mix.line(`${space.xs} ${space.m}`),
  justifyContent: 'space-between',
  paddingInline: `calc(${space.m} + 1px)`,
});

globalStyle(`${footer} > nav`, { columnGap: space.m });
globalStyle(`${footer} > nav > ul`, { flexBasis: '16.5rem' });

export const sizes = style({
  ...mix.line(space.xxs),
  justifyContent: 'center',
  margin: 0,
  padding: 0,
  border: 'none',
  '@media': { print: { display: 'none' } },
});

globalStyle(`${sizes} button`, { minWidth: '2.25rem' });

export const sizesLabel = style({ ...text.s, color: colour.inkSoft, marginInlineEnd: space.xs });

export const count = style({ ...text.s, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });

export const contract = style({ height: '7.375rem', '@media': { [media.wide]: { height: '4.875rem' } } });

export const panel = column.m;

export const label = style({ ...text.s, fontWeight: weight.regular, color: colour.inkSoft });
