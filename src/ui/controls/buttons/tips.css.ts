import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { forcedEdge, radius, space, text } from '../../theme/tokens.ts';

export const tip = style({
  ...text.s,
  position: 'fixed',
  inset: 'auto',
  maxWidth: 'min(20rem, calc(100vw - 12px))',
  margin: 0,
  padding: `${space.xxs} ${space.xs}`,
  color: colour.canvas,
  backgroundColor: colour.ink,
  border: forcedEdge,
  borderRadius: radius.s,
  '@media': { print: { display: 'none' } },
});
