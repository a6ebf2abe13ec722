import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { overlay } from '../../ui/dialogs/Dialog.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { footHeight, radius, shade, space, text, width } from '../../ui/theme/tokens.ts';

export const named = style({ overflowWrap: 'anywhere' });

export const place = style({
  position: 'fixed',
  zIndex: 11,
  insetInline: 0,
  bottom: `calc${footHeight}`,
  ...mix.rows(space.s),
  justifyItems: 'center',
  pointerEvents: 'none',
  // Pads only a non-empty element: without height, the movement of an empty one is no layout shift.
  selectors: { '&:has(> * > *)': { padding: space.m } },
});

// Moves the alerts to the bottom of the window, because a dialog covers the bar at the foot of the page.
globalStyle(`body:has(${overlay}) ${place}`, { bottom: 0 });

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const mark = style({
  ...text.s,
  ...mix.row(space.xs),
  padding: `${space.xs} ${space.m}`,
  color: colour.ink,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.round,
  boxShadow: shade.float,
  animation: `${appear} 1ms 400ms backwards`,
});

export const alert = style({
  maxWidth: width.text,
  maxHeight: `calc(50dvh - 2 * ${space.m})`,
  overflowY: 'auto',
  borderRadius: radius.m,
  boxShadow: shade.float,
  pointerEvents: 'auto',
});

export const words = style({ ...mix.line(`${space.xs} ${space.m}`), overflowWrap: 'anywhere' });

globalStyle(`html:has(${alert})`, { scrollPaddingBottom: `calc(var(--alert-height, 0px) + ${footHeight})` });
