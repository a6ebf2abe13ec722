import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { highlight, media, radius, space, weight } from './tokens.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space.xxs,
  '@media': { print: { display: 'none' } },
});

/** Seven controls, which share the width of the narrowest phone. */
globalStyle(`${list} li`, { flex: '1 1 2.25rem', maxWidth: '2.875rem' });
globalStyle(`${list} button`, { width: '100%' });

export const page = style({
  minHeight: '2.75rem',
  color: colour.brandStrong,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  background: 'none',
  border: '1px solid transparent',
  borderRadius: radius.s,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: colour.brandSoft },
    '&[aria-current]': { color: colour.onBrand, backgroundColor: colour.brand, fontWeight: weight.semibold },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-current]': highlight } } },
});
