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
  '@media': {
    // As a heading alone does (`src/ui/theme/global.css.ts`): in a flex box, it can ask for no room under it.
    print: { breakInside: 'avoid', paddingBottom: '8rem', marginBottom: `calc(${space.m} - 8rem)` },
  },
});

/** An action is taller than the title it faces: the card's head does not grow with it. */
export const facing = style({ marginBlock: '-9px' });
