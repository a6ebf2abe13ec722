import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, space, weight } from '../../ui/tokens.ts';

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  minHeight: '44px',
  borderRadius: radius.s,
  color: colour.ink,
  textDecoration: 'none',
});

export const logo = style({ flexShrink: 0 });

export const name = style({
  overflow: 'hidden',
  fontSize: '1.0625rem',
  fontWeight: weight.bold,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
