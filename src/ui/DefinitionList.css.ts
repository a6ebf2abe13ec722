import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, space, text } from './tokens.ts';

export const list = style({ display: 'grid', gap: space.s });

export const pair = style({
  display: 'grid',
  gap: '0 16px',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(120px, 1fr) 2fr' } },
});

export const term = style({ ...text.s, color: colour.inkSoft, lineHeight: text.m.lineHeight });
export const value = style({ minWidth: 0 });
export const missing = style({ color: colour.inkSoft });
