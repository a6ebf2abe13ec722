import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, radius, weight } from '../../theme/tokens.ts';

export const inline = style({
  color: colour.brandStrong,
  fontWeight: weight.medium,
  textUnderlineOffset: '0.2em',
  borderRadius: radius.s,
  '@media': { [media.pointed]: { ':hover': { textDecorationThickness: '2px' } } },
});
