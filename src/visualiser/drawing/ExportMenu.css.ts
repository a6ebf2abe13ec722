import { style } from '@vanilla-extract/css';
import { space } from '#src/ui/tokens.ts';

export const exports = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space.xs,
});
