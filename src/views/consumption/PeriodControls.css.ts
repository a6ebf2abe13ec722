import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, space, weight } from '../../ui/theme/tokens.ts';

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s} ${space.l}`,
});

// On paper the period is enough: nothing can be chosen there.
globalStyle(`${controls} > [role="radiogroup"]`, { '@media': { print: { display: 'none' } } });

export const turner = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

globalStyle(`${turner} > button`, { borderColor: colour.line });
globalStyle(`${turner} > button[aria-disabled]`, {
  color: colour.inkSoft,
  backgroundColor: colour.canvas,
  cursor: 'not-allowed',
});

export const period = style({
  minWidth: 'min(9.5rem, 40vw)',
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  borderRadius: radius.s,
  '@media': { print: { minWidth: 0 } },
});
