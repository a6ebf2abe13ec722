import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, space, text } from '../../ui/theme/tokens.ts';

export const card = style({
  ...text.s,
  display: 'grid',
  gap: space.s,
  padding: space.m,
  backgroundColor: colour.brandSoft,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
});

export const steps = style({
  display: 'grid',
  gap: space.xs,
  paddingInlineStart: space.l,
  listStyle: 'decimal',
});
