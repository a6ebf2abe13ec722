import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../theme/column.css.ts';
import * as mix from '../theme/mixins.ts';
import { controlHeight, media, motion, radius, shade, space, text, weight } from '../theme/tokens.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** Fixed margin above a dialog, so that the title stays in place when content is added. */
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

// A print contains the open dialog instead of the page.
globalStyle(`body:has(${overlay}) :is(main, body > :not(${overlay}, :has(${overlay}, main)))`, {
  '@media': { print: { display: 'none' } },
});
globalStyle(overlay, {
  '@media': { print: { position: 'static', display: 'block', padding: 0, backgroundColor: 'transparent' } },
});

export const inset = createVar();

// Height without the virtual keyboard, which React Aria measures.
const windowHeight = 'var(--visual-viewport-height, 100dvh)';

/** Height above the session alert; at least half of the window if the keyboard leaves no room. */
const visibleHeight = `max(${windowHeight} - var(--alert-height, 0px), min(${windowHeight}, 50dvh))`;

const sheet = style({
  vars: { [inset]: space.l },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  width: '100%',
  height: visibleHeight,
  padding: inset,
  color: colour.ink,
  backgroundColor: colour.paper,
  animation: `${rise} ${motion.slow}`,
  '@media': {
    // Keeps a focused control away from the sticky title and the sticky buttons.
    [media.tall]: { scrollPaddingTop: '6rem' },
    '(min-height: 37.5em)': { scrollPaddingBottom: '10rem' },
    [media.wide]: {
      height: 'auto',
      maxHeight: `calc(${visibleHeight} - ${top} - ${space.xl})`,
      vars: { [inset]: space.xxl },
      ...mix.edged,
      borderRadius: radius.l,
      boxShadow: shade.modal,
    },
    print: {
      vars: { [inset]: '0px' },
      height: 'auto',
      maxHeight: 'none',
      overflow: 'visible',
      border: 'none',
      boxShadow: 'none',
    },
  },
});

export const modal = styleVariants({ narrow: '520px', wide: '760px' }, (maxWidth) => [
  sheet,
  { '@media': { [media.wide]: { maxWidth }, print: { maxWidth: 'none' } } },
]);

// With `:focus-visible`, this rule is more specific than the rule of the focus ring in `global.css.ts`.
const withoutRing = { ':focus-visible': { outline: 'none' } } as const;

export const dialog = style(withoutRing);

export const header = style({
  ...mix.row(space.s),
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  margin: `calc(-1 * ${inset}) calc(-1 * ${inset}) ${space.l}`,
  padding: `${space.s} ${inset}`,
  backgroundColor: colour.paper,
  borderBottom: `1px solid ${colour.line}`,
  '@media': {
    [media.tall]: { position: 'sticky', zIndex: 2, top: mix.sticky(`-1 * ${inset}`) },
    print: { position: 'static' },
  },
});

export const heading = style({
  ...text.xl,
  fontWeight: weight.semibold,
  paddingBlock: `calc((${controlHeight} - 2rem) / 2)`,
});

export const closing = style({ flexShrink: 0, marginInlineEnd: -12 });

export const body = column.m;

export const focusStart = style(withoutRing);

const slide = keyframes({ from: { transform: 'translateY(100%)' } });

export const drawer = style({
  width: 'min(100%, 30rem)',
  maxWidth: 'none',
  maxHeight: '90dvh',
  margin: 'auto auto 0',
  padding: 0,
  overscrollBehavior: 'contain',
  color: colour.ink,
  backgroundColor: colour.paper,
  ...mix.edged,
  borderRadius: `${radius.l} ${radius.l} 0 0`,
  animation: `${slide} ${motion.slow}`,
  '::backdrop': { backgroundColor: shade.veil },
  '@media': { print: { display: 'none' } },
});

globalStyle(`${drawer} > div`, { paddingBottom: 'env(safe-area-inset-bottom)' });

globalStyle(`html:has(${drawer})`, { overflow: 'hidden' });

const start = `${space.xs} ${space.xs} 0`;

export const drawerClosing = style({ display: 'flex', justifyContent: 'flex-end', padding: start });
