import { style } from '@vanilla-extract/css';
import { space } from '../../../ui/theme/tokens.ts';

export const exports = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space.xs,
});
