import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../theme/column.css.ts';
import {
  controlHeight,
  forcedEdge,
  media,
  motion,
  radius,
  shade,
  space,
  text,
  weight,
} from '../theme/tokens.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** Top margin. The dialog grows downwards, so that new content does not move its title. */
const top = 'clamp(24px, 8vh, 72px)';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 10,
  display: 'grid',
  backgroundColor: shade.veil,
  animation: `${fade} ${motion.quick}`,
  '@media': { [media.wide]: { placeItems: 'start center', padding: `${top} ${space.xl} ${space.xl}` } },
});

// Prints the open dialog at full height instead of the page. Keeps the elements above the `main`.
globalStyle(`body:has(${overlay}) :is(main, body > :not(${overlay}, :has(${overlay}, main)))`, {
  '@media': { print: { display: 'none' } },
});
globalStyle(overlay, { '@media': { print: { position: 'static', backgroundColor: 'transparent' } } });

export const inset = createVar();

const sheet = style({
  vars: { [inset]: space.l },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The title and the actions stick to the edges and must not cover a focused control.
  scrollPaddingBlock: '6rem 10rem',
  width: '100%',
  height: 'var(--visual-viewport-height)',
  padding: inset,
  color: colour.ink,
  backgroundColor: colour.paper,
  animation: `${rise} ${motion.slow}`,
  '@media': {
    [media.wide]: {
      height: 'auto',
      maxHeight: `calc(var(--visual-viewport-height) - ${top} - ${space.xl})`,
      vars: { [inset]: space.xxl },
      border: forcedEdge,
      borderRadius: radius.l,
      boxShadow: shade.modal,
    },
    print: { height: 'auto', maxHeight: 'none', overflow: 'visible', boxShadow: 'none' },
  },
});

export const modal = styleVariants({ narrow: '520px', wide: '760px' }, (maxWidth) => [
  sheet,
  { '@media': { [media.wide]: { maxWidth } } },
]);

// Repeated, because the focus ring of `global.css.ts` must lose in any order of the style sheets.
const withoutRing = { ':focus-visible': { outline: 'none' } } as const;

export const dialog = style(withoutRing);

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s,
  margin: `calc(-1 * ${inset}) calc(-1 * ${inset}) ${space.l}`,
  padding: `${space.s} ${inset}`,
  backgroundColor: colour.paper,
  borderBottom: `1px solid ${colour.line}`,
  '@media': {
    [media.tall]: { position: 'sticky', zIndex: 2, top: `calc(-1 * ${inset})` },
    print: { position: 'static' },
  },
});

export const heading = style({
  ...text.xl,
  fontWeight: weight.semibold,
  minWidth: 0,
  paddingBlock: `calc((${controlHeight} - 2rem) / 2)`,
});

export const closing = style({ flexShrink: 0, marginInlineEnd: -12 });

export const body = column.m;

export const focusStart = style(withoutRing);

const drawerFade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { transform: 'translateX(-100%)' } });

export const drawerOverlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 15,
  backgroundColor: shade.veil,
  animation: `${drawerFade} ${motion.quick}`,
});

export const drawer = style({
  width: 'min(18.75rem, 86vw)',
  height: '100dvh',
  color: colour.ink,
  backgroundColor: colour.paper,
  borderInlineEnd: forcedEdge,
  animation: `${slide} ${motion.slow}`,
});

export const panel = style({ display: 'flex', flexDirection: 'column', height: '100%', ...withoutRing });

export const drawerClosing = style({ padding: `10px ${space.xs} 0` });
