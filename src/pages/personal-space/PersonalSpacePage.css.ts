import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, space, text } from '../../ui/tokens.ts';

export const page = style({ display: 'grid', gap: space.xl });

export const cards = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** What is said of something, under what it is. */
export const detail = style({ ...text.m, color: colour.inkSoft });
