import { style } from '@vanilla-extract/css';
import { media, space, width } from '../../ui/tokens.ts';

export const main = style({
  maxWidth: `calc(${width.content} + 2 * ${space.xxxl})`,
  margin: '0 auto',
  padding: `${space.xxl} 18px`,
  '@media': { [media.desktop]: { padding: `${space.xxxl}` } },
});
