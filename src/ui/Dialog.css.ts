import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, motion, radius, shade, space, text, weight } from './tokens.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 10,
  display: 'grid',
  backgroundColor: shade.veil,
  animation: `${fade} ${motion.quick}`,
  '@media': { [media.wide]: { placeItems: 'center', padding: space.xl } },
});

const sheet = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What takes the focus is never under the actions that stick to the bottom.
  scrollPaddingBottom: '160px',
  width: '100%',
  height: 'var(--visual-viewport-height)',
  padding: space.l,
  color: colour.ink,
  backgroundColor: colour.paper,
  animation: `${rise} ${motion.slow}`,
  '@media': {
    [media.wide]: {
      height: 'auto',
      maxHeight: 'calc(var(--visual-viewport-height) - 48px)',
      padding: '32px',
      borderRadius: radius.xl,
      boxShadow: shade.modal,
    },
  },
});

export const modal = styleVariants({ narrow: '520px', wide: '760px' }, (maxWidth) => [
  sheet,
  { '@media': { [media.wide]: { maxWidth } } },
]);

export const dialog = style({ outline: 'none' });

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s,
  marginBottom: space.l,
});

export const heading = style({ ...text.xl, fontWeight: weight.semibold, paddingBlock: 7 });

export const closing = style({ marginInlineEnd: -12 });

export const body = style({ display: 'grid', gap: space.l });
