import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { footHeight, media, space, text } from '../../ui/theme/tokens.ts';
import { floating } from '../../views/progress/LongTask.css.ts';

/** Over the end of the list, in reach wherever it is scrolled. */
export const bar = style([
  floating,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.l}`,
    padding: `${space.s} ${space.m}`,
    '@media': {
      print: { display: 'none' },
      [media.tall]: { maxHeight: '60vh', overflowY: 'auto' },
      [media.wide]: { paddingInline: space.l },
    },
  },
]);

// Its own root sticks: it is what the list and the bar share that the bar slides in.
globalStyle(`:has(> ${bar})`, {
  '@media': {
    [media.tall]: {
      position: 'sticky',
      zIndex: 4,
      bottom: `calc(${space.s} + env(safe-area-inset-bottom) + ${footHeight})`,
    },
  },
});

// What takes the focus is never under the bar, which stays.
const height = 200;
globalStyle(`html:has(${bar})`, {
  '@media': { [media.tall]: { scrollPaddingBottom: `calc(${height}px + ${footHeight})` } },
});
// The bar is in sight already, and what is in it: the list under it stays where it is.
globalStyle(`${bar}, ${bar} *`, {
  '@media': { [media.tall]: { scrollMarginBottom: `calc(-${height}px - ${footHeight})` } },
});

export const message = style({ flexBasis: '100%' });

/** Of what an archive that is resumed is the rest: a line of its own, over what is done of it. */
export const rest = style({ flexBasis: '100%', color: colour.inkSoft, overflowWrap: 'anywhere' });

/** Four buttons in a line of the narrowest phone. */
export const close = style({});
globalStyle(`${close} button`, { paddingInline: space.s });

/** Paper has no use for a choice. */
export const choice = style({ display: 'contents', '@media': { print: { display: 'none' } } });

/** After the count of the rows that it follows. */
export const offer = style({ order: 1 });

export const hint = style({ ...text.s, color: colour.inkSoft });
