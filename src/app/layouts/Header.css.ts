import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, space } from '../../ui/tokens.ts';
import { headerHeight } from './ConnectedLayout.css.ts';

const bar = style({
  position: 'sticky',
  zIndex: 10,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  height: headerHeight,
  backgroundColor: colour.paper,
  borderBottom: `1px solid ${colour.line}`,
});

export const header = style([
  bar,
  {
    padding: `0 ${space.xs}`,
    '@media': { [media.desktop]: { gap: space.m, padding: `0 ${space.xl} 0 ${space.m}` } },
  },
]);

/** Of a public page: the logo stands over the content's edge. */
export const publicHeader = style([
  bar,
  { padding: `0 18px`, '@media': { [media.desktop]: { padding: `0 ${space.xl}` } } },
]);

export const professional = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'inline' } },
});

export const spring = style({ flex: 1 });
