import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, radius, space, weight } from '../../../ui/theme/tokens.ts';

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  flex: '1 1 6rem',
  minWidth: 0,
  maxWidth: 'max-content',
  minHeight: '44px',
  borderRadius: radius.s,
  color: colour.ink,
  textDecoration: 'none',
});

export const logo = style({
  flexShrink: 0,
  // Where no script comes to say whose it is, there is no logo: the name stands alone.
  '@media': { '(scripting: none)': { selectors: { '&:not([src])': { display: 'none' } } } },
  selectors: { '[data-failed] &:not([src])': { display: 'none' } },
});

/** A long name takes two lines on a phone, one elsewhere. */
export const name = style({
  minWidth: 0,
  fontSize: '1rem',
  lineHeight: '1.25rem',
  fontWeight: weight.bold,
  letterSpacing: '-0.01em',
  '@media': { [media.wide]: { fontSize: '1.0625rem' } },
});

export const skipLink = style({
  position: 'fixed',
  zIndex: 20,
  top: space.xs,
  left: space.xs,
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.m,
  fontWeight: weight.semibold,
  color: colour.onBrand,
  backgroundColor: colour.brand,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
  '@media': { print: { display: 'none' } },
});
