import { style } from '@vanilla-extract/css';
import { media, space, width } from '../../ui/tokens.ts';
import { headerHeight } from './ConnectedLayout.css.ts';

const column = style({
  maxWidth: `calc(${width.content} + 2 * ${space.xxxl})`,
  margin: '0 auto',
  padding: `${space.xxl} 18px`,
  '@media': { [media.desktop]: { padding: space.xxxl } },
});

/** A page that is its content alone. */
export const main = style([column]);

/** Content and footer under a header; the footer stays at the bottom of a short page. */
export const page = style([
  column,
  { display: 'flex', flexDirection: 'column', minHeight: `calc(100dvh - ${headerHeight})` },
]);

export const content = style({ flex: 1 });
