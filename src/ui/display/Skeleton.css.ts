import { keyframes, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { forcedEdge, radius } from '../theme/tokens.ts';

const appear = keyframes({ from: { visibility: 'hidden' } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });

// Holds its place at once, but is drawn only when the wait is long enough to be felt.
const late = `${appear} 1ms 150ms backwards`;

export const lateText = style({ animation: late });

export const bone = style({
  display: 'block',
  backgroundColor: colour.line,
  border: forcedEdge,
  borderRadius: radius.s,
  animation: `${late}, ${breathe} 1.6s 150ms ease-in-out infinite`,
});
