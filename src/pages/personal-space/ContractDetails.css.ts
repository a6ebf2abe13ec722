import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, unbroken } from '../../ui/theme/tokens.ts';

export const blocks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.l,
});

export const block = style({
  ...unbroken,
  flex: '1 1 12rem',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingTop: space.m,
  borderTop: `1px solid ${colour.line}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
});

export const lines = style({ color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });
