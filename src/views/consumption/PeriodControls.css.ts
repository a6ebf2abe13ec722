import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { controlHeight, radius, space, weight } from '../../ui/theme/tokens.ts';

export const controls = style({ ...mix.line(`${space.s} ${space.l}`), justifyContent: 'space-between' });

globalStyle(`${controls} > [role="radiogroup"]`, { '@media': { print: { display: 'none' } } });

export const turner = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

globalStyle(`${turner} > button`, { borderColor: colour.line });
globalStyle(`${turner} > button[aria-disabled]`, {
  color: colour.inkSoft,
  backgroundColor: colour.canvas,
  cursor: 'not-allowed',
});

export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: controlHeight,
  borderRadius: radius.m,
  selectors: {
    '&:hover': { backgroundColor: colour.canvas },
    '&:has(select:focus-visible)': { outline: `3px solid ${colour.focus}` },
  },
});

export const list = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});

export const chevron = style({ display: 'flex', color: colour.inkSoft, ...mix.unprinted });

export const period = style({
  minWidth: 'min(8.5rem, 34vw)',
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  borderRadius: radius.s,
  '@media': { print: { minWidth: 0 } },
});
