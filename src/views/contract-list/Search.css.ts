import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { columns, space, text, weight } from '../../ui/theme/tokens.ts';

export const head = style({ display: 'grid', gap: space.xxs });

export const words = style({ fontWeight: weight.medium });

export const summary = style({ ...text.s, fontWeight: weight.regular, color: colour.inkSoft });

export const fields = style({
  display: 'grid',
  gap: space.m,
  alignItems: 'start',
  gridTemplateColumns: columns('13rem'),
});
