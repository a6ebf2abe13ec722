import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, space, weight } from './tokens.ts';

export const list = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space.xxs,
});

export const page = style({
  minWidth: 44,
  minHeight: 44,
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
});
