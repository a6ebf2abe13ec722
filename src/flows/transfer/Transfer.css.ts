import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import { space, text, weight } from '../../ui/theme/tokens.ts';

export const page = column.l;
export const block = column.s;

export const sum = style({ ...text.l, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' });

export const soft = style({ ...text.s, color: colour.inkSoft });

export const steps = style({
  paddingInlineStart: space.xl,
  listStyle: 'decimal',
  overflowWrap: 'anywhere',
});
