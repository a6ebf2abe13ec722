import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, space, weight } from '../../../ui/theme/tokens.ts';

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
