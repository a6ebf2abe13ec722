import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space } from './tokens.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  marginBottom: space.xl,
});
export const words = style({ minWidth: 0, flex: '1 1 auto' });
export const subtitle = style({ color: colour.inkSoft });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
