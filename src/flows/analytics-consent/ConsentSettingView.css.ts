import { style } from '@vanilla-extract/css';
import { space, weight } from '../../ui/theme/tokens.ts';

export const setting = style({ display: 'grid', gap: space.s, justifyItems: 'start' });

export const choice = style({ fontWeight: weight.semibold });

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  margin: 0,
  padding: 0,
  border: 'none',
});
