import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { actions } from '../../ui/forms/Form.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { media, radius, shade, space, text, width } from '../../ui/theme/tokens.ts';

export const stage = style({
  maxWidth: width.content,
  marginInline: 'auto',
  padding: space.m,
  printColorAdjust: 'exact',
  '@media': { [media.wide]: { padding: space.xl } },
});

// Shows buttons on paper: a printed preview must contain them, although print styles hide buttons.
globalStyle(`${stage} :is(a, button):not([hidden])`, {
  '@media': { print: { display: 'inline-flex !important' } },
});
globalStyle(`${stage} ${actions}`, { '@media': { print: { display: 'flex !important' } } });

export const calm = style({
  ...mix.rows(space.xs),
  margin: space.xl,
  padding: space.xl,
  color: colour.inkSoft,
  textAlign: 'center',
  border: `1px dashed ${colour.lineStrong}`,
  borderRadius: radius.l,
});

export const root = style({ ...mix.rows(space.s), alignContent: 'start' });

export const live = style([
  root,
  { gap: space.xs, gridTemplateRows: 'auto minmax(20rem, 1fr) auto', minHeight: 0 },
]);

export const glassRoom = style({ gridRow: 2, display: 'grid', justifyItems: 'center', minHeight: 0 });

/** Box with the size of the scaled screen, because `transform` does not change the size for the layout. */
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

/** Loading message. It appears after a delay, so that a fast load shows no message. */
export const waiting = style({
  position: 'absolute',
  // Places the message over the iframe, whose `transform` would hide it.
  zIndex: 1,
  inset: 0,
  display: 'grid',
  placeContent: 'start center',
  paddingBlockStart: space.xxl,
  backgroundColor: colour.canvas,
  animation: `${comes} 400ms step-end`,
});

export const bar = style({ ...mix.soft, gridRow: 3, textAlign: 'center' });

export const pane = style({
  ...mix.rows(space.xs),
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  padding: `${space.xs} ${space.m}`,
  overflow: 'auto',
});

export const box = style({
  ...text.s,
  ...mix.unprinted,
  ...mix.row(space.xs),
  justifyContent: 'center',
  minHeight: '2rem',
  cursor: 'pointer',
});

/** Message over the content, so that its appearance does not move the content. */
export const line = style({ position: 'sticky', insetBlockEnd: 0 });

export const news = style({
  ...text.s,
  ...mix.line(`0 ${space.xs}`),
  ...mix.paper,
  justifyContent: 'center',
  padding: space.xs,
  color: colour.ink,
  borderRadius: radius.m,
  boxShadow: shade.float,
});
