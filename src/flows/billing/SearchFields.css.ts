import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/tokens.ts';

export const wideField = style({
  '@media': { [media.wide]: { gridColumn: 'span 2', alignSelf: 'end' } },
});
