import { keyframes, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, width } from '../ui/theme/tokens.ts';

export const screen = style({ display: 'grid', gap: space.l, maxWidth: width.text, marginTop: '8vh' });

export const text = style({ color: colour.inkSoft });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '60vh',
  animation: `${appear} 1ms 400ms backwards`,
});

export const phone = style({
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Until the brand is known, a longer text replaces the number.
  selectors: { '[data-undressed] &': { whiteSpace: 'normal' } },
});
