import { style } from '@vanilla-extract/css';
import { media, space } from './tokens.ts';

export const form = style({ display: 'grid', gap: space.l });

export const row = style({
  display: 'grid',
  gap: space.l,
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column' },
  },
});

export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.s,
  marginTop: space.xs,
  '@media': { [media.wide]: { flexDirection: 'row', justifyContent: 'flex-end', alignItems: 'flex-start' } },
});
