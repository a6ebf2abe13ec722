import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { columns, space, text } from '../../ui/theme/tokens.ts';

export const page = style({ display: 'grid', gap: space.xl });

export const cards = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: columns('24rem'),
});

/** What is said of something, under what it is. */
export const detail = style({ ...text.m, color: colour.inkSoft });
