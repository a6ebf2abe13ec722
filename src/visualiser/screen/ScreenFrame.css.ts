import { keyframes, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, space, text } from '../../ui/theme/tokens.ts';

export const root = style({ display: 'grid', gap: space.s, justifyItems: 'center', alignContent: 'start' });

/** As large as the screen once scaled: what is scaled keeps its own size in the layout. */
export const glass = style({
  position: 'relative',
  boxSizing: 'content-box',
  overflow: 'hidden',
  backgroundColor: colour.canvas,
  borderRadius: radius.m,
  boxShadow: `0 0 0 1px ${colour.lineStrong}`,
  breakInside: 'avoid',
});

export const frame = style({
  display: 'block',
  maxWidth: 'none',
  border: 0,
  transformOrigin: '0 0',
  ':focus-visible': { outlineOffset: -4 },
});

const comes = keyframes({ from: { visibility: 'hidden' } });

/** What comes at once is not announced. */
export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: colour.canvas,
  animation: `${comes} 400ms step-end`,
});

export const bar = style({ ...text.s, color: colour.inkSoft, textAlign: 'center' });
