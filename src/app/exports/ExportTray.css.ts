import { globalStyle, style } from '@vanilla-extract/css';
import { bannerHeight, footHeight, media, space, width } from '../../ui/tokens.ts';

/** Over the end of any page, above what asks a question there; beside the menu where there is room for one. */
export const tray = style({
  display: 'grid',
  gap: space.xs,
  maxWidth: width.column,
  marginInlineStart: 'auto',
  padding: `${space.xs} 18px calc(${space.xs} + env(safe-area-inset-bottom))`,
  '@media': {
    print: { display: 'none' },
    [media.tall]: {
      position: 'sticky',
      zIndex: 4,
      bottom: bannerHeight,
      maxHeight: '60vh',
      overflowY: 'auto',
    },
  },
});

// What takes the focus is never under the tray, and what is in it is in sight already.
globalStyle(`:where(html:has(${tray}))`, {
  '@media': { [media.tall]: { scrollPaddingBottom: `calc(${footHeight} + ${space.m})` } },
});
globalStyle(`${tray} *`, {
  '@media': { [media.tall]: { scrollMarginBottom: `calc(-1 * ${footHeight})` } },
});
