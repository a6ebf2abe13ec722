import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { headerHeight, space, text, width } from '../../ui/theme/tokens.ts';

const column = style({
  maxWidth: `calc(${width.column} + 2 * 16px)`,
  margin: '0 auto',
  padding: `${space.xxl} 16px`,
  '@media': { print: { maxWidth: 'none', padding: 0 } },
});

export const main = style([column]);

export const page = style([
  column,
  { display: 'flex', flexDirection: 'column', minHeight: `calc(100dvh - ${headerHeight})` },
  { '@media': { print: { display: 'block', minHeight: 0 } } },
]);

export const content = style({ flex: 1 });

export const footer = style({
  ...text.s,
  ...mix.wrapped(`0 ${space.l}`),
  marginTop: space.xxl,
  '@media': { print: { display: 'none' } },
});

export const link = style({
  paddingBlock: space.s,
  color: colour.inkSoft,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: colour.brandStrong } },
});
