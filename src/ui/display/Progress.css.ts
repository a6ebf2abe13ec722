import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text } from '../theme/tokens.ts';

export const progress = style({
  ...text.s,
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  flex: '1 1 12rem',
  minHeight: '2.75rem',
  color: colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const track = style({
  flex: 1,
  minWidth: '6rem',
  height: 8,
  accentColor: colour.brand,
});
