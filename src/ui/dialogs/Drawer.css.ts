import { keyframes, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { forcedEdge, motion, shade, space } from '../theme/tokens.ts';

const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { transform: 'translateX(-100%)' } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 15,
  backgroundColor: shade.veil,
  animation: `${fade} ${motion.quick}`,
});

export const drawer = style({
  width: 'min(18.75rem, 86vw)',
  height: '100dvh',
  color: colour.ink,
  backgroundColor: colour.paper,
  borderInlineEnd: forcedEdge,
  animation: `${slide} ${motion.slow}`,
});

export const panel = style({ display: 'flex', flexDirection: 'column', height: '100%', outline: 'none' });

export const closing = style({ padding: `10px ${space.xs} 0` });
