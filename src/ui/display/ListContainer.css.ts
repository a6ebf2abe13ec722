import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../theme/column.css.ts';
import { radius, space, text, weight, width } from '../theme/tokens.ts';

export const container = column.m;

export const blank = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.m,
  padding: `${space.xxl} ${space.l}`,
  textAlign: 'center',
  color: colour.inkSoft,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
});

export const blankWords = style({ display: 'grid', justifyItems: 'center', gap: space.xs });

export const blankTitle = style({ ...text.m, color: colour.ink, fontWeight: weight.semibold });
export const blankText = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.m,
  maxWidth: width.text,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space.xs} ${space.m}`,
});
export const count = style({ ...text.s, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });
