import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { footHeight, media, motion, radius, shade, space } from '../../ui/theme/tokens.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: space.m,
  bottom: `calc(${space.m} + ${footHeight} + var(--alert-height, 0px))`,
  pointerEvents: 'none',
  '@media': {
    print: { display: 'none' },
    [media.wide]: {
      insetInline: `auto ${space.xl}`,
      bottom: `calc(${space.xl} + ${footHeight} + var(--alert-height, 0px))`,
      width: 400,
    },
  },
});

export const list = style({ display: 'grid', gap: space.s });

export const notice = style({
  position: 'relative',
  display: 'grid',
  color: colour.ink,
  borderRadius: radius.m,
  boxShadow: shade.float,
  pointerEvents: 'auto',
  animation: `${rise} ${motion.slow}`,
});

globalStyle(`${notice} [role]`, { paddingInlineEnd: 52 });

export const closing = style({ position: 'absolute', insetInlineEnd: 2, insetBlockStart: 4 });
