import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { footHeight, media, safeArea, space, text } from '../../ui/theme/tokens.ts';
import { floating } from '../../views/progress/LongTask.css.ts';

export const bar = style([
  floating,
  {
    ...mix.line(`${space.xs} ${space.l}`),
    padding: `${space.s} ${space.m}`,
    '@media': {
      print: { display: 'none' },
      [media.tall]: { maxHeight: '60vh', overflowY: 'auto' },
      [media.wide]: { paddingInline: space.l },
    },
  },
]);

// The root of the flow is sticky instead of the bar, because the root is a child of the list's container.
globalStyle(`:has(> ${bar})`, {
  '@media': {
    [media.tall]: {
      position: 'sticky',
      zIndex: 4,
      bottom: `calc(${space.s} + ${safeArea} + ${footHeight})`,
    },
  },
});

const height = 200;
globalStyle(`html:has(${bar})`, {
  '@media': { [media.tall]: { scrollPaddingBottom: `calc(${height}px + ${footHeight})` } },
});
// A focus in the bar must not scroll the list, because the bar is always visible.
globalStyle(`${bar}, ${bar} *`, {
  '@media': { [media.tall]: { scrollMarginBottom: `calc(-${height}px - ${footHeight})` } },
});

export const message = style({ flexBasis: '100%' });

export const rest = style({ flexBasis: '100%', color: colour.inkSoft, overflowWrap: 'anywhere' });

export const close = style({});
globalStyle(`${close} button`, { paddingInline: space.s });

export const choice = style({ display: 'contents', '@media': { print: { display: 'none' } } });

export const offer = style({ order: 1 });

export const hint = style({ ...text.s, color: colour.inkSoft });
