import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, space } from '../../ui/tokens.ts';
import { headerHeight } from './ConnectedLayout.css.ts';

export const header = style({
  position: 'sticky',
  zIndex: 10,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  height: headerHeight,
  padding: `0 ${space.xs}`,
  backgroundColor: colour.paper,
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.desktop]: { gap: space.m, padding: `0 ${space.xl} 0 ${space.m}` } },
});

export const professional = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'inline' } },
});

export const spring = style({ flex: 1 });
