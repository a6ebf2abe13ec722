import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import {
  bannerHeight,
  footHeight,
  media,
  radius,
  safeArea,
  shade,
  space,
  weight,
} from '../../ui/theme/tokens.ts';

export const tray = style({
  maxWidth: '24.5rem',
  marginInlineStart: 'auto',
  padding: `${space.xs} ${space.m} calc(${space.xs} + ${safeArea})`,
  '@media': {
    print: { display: 'none' },
    [media.tall]: {
      position: 'sticky',
      zIndex: 4,
      bottom: mix.sticky(bannerHeight),
      maxHeight: '60vh',
      overflowY: 'auto',
    },
  },
});

export const exports = style({ ...mix.rows(space.xs), selectors: { '&[hidden]': { display: 'none' } } });

export const fold = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: space.m,
  fontWeight: weight.semibold,
  color: colour.ink,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.l,
  boxShadow: shade.float,
  selectors: { '&:has(+ :not([hidden]))': { marginBottom: space.xs } },
});

// Removes the box of the parent, because a sticky list cannot leave the box of its parent.
globalStyle(`[data-flow]:has(> ${tray})`, { display: 'contents' });

globalStyle(`:where(html:has(${tray}))`, {
  '@media': { [media.tall]: { scrollPaddingBottom: `calc(${footHeight} + ${space.m})` } },
});
globalStyle(`${tray} *`, { '@media': { [media.tall]: { scrollMarginBottom: mix.footMargin } } });
