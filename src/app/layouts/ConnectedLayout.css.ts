import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, space, width } from '../../ui/theme/tokens.ts';

export const headerHeight = '4.25rem';

export const body = style({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: `calc(100dvh - ${headerHeight})`,
  '@media': { print: { minHeight: 0 } },
});

export const aside = style({
  flex: '0 0 min(16rem, 40%)',
  position: 'sticky',
  top: headerHeight,
  height: `calc(100dvh - ${headerHeight})`,
  backgroundColor: colour.paper,
  borderRight: `1px solid ${colour.line}`,
  '@media': { print: { display: 'none' } },
});

export const page = style({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxWidth: `calc(${width.content} + 2 * ${space.xxxl})`,
  margin: '0 auto',
  padding: `${space.xl} 18px ${space.xxxl}`,
  '@media': {
    [media.desktop]: { padding: `${space.xxl} ${space.xxxl}` },
    print: { maxWidth: 'none', padding: 0 },
  },
});

/** The footer stays at the bottom of a short page. */
export const main = style({ flex: 1 });
