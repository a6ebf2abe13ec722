import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import { space, text } from '../../ui/theme/tokens.ts';

export const rows = column.m;

/** A box stands over those of the rows, a count over their titles. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.xs}`,
  paddingInlineStart: `calc(${space.m} + 1px)`,
});

/** How many rows a page shows: a choice, which paper has no use for. */
export const sizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space.xxs,
  margin: 0,
  padding: 0,
  border: 'none',
  '@media': { print: { display: 'none' } },
});

globalStyle(`${sizes} button`, { minWidth: '2.25rem' });

export const sizesLabel = style({ ...text.s, color: colour.inkSoft, marginInlineEnd: space.xs });

export const count = style({ ...text.s, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });
