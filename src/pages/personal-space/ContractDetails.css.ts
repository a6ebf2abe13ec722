import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, space } from '../../ui/tokens.ts';

export const blocks = style({
  display: 'grid',
  gap: space.l,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const block = style({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  paddingTop: space.m,
  borderTop: `1px solid ${colour.line}`,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
});

export const lines = style({ color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });
