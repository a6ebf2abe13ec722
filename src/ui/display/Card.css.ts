import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, radius, space } from '../theme/tokens.ts';

export const card = style({
  padding: space.l,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  '@media': { [media.wide]: { padding: space.xl } },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${space.s} ${space.m}`,
  marginBottom: space.m,
});

/** An action is taller than the title it faces: the card's head does not grow with it. */
export const facing = style({ marginBlock: '-9px' });
