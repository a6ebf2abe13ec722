import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../ui/display/Skeleton.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import {
  controlHeight,
  footHeight,
  forcedEdge,
  media,
  radius,
  safeArea,
  space,
  text,
  weight,
} from '../../ui/theme/tokens.ts';
import { floating } from '../../views/progress/LongTask.css.ts';

export const bar = style([
  floating,
  {
    ...mix.line(`${space.xs} ${space.l}`),
    padding: `${space.s} ${space.m}`,
    '@media': {
      print: { display: 'none' },
      [media.tall]: { maxHeight: '40vh', overflowY: 'auto' },
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

const height = 'min(40vh, 12.5rem)';
globalStyle(`html:has(${bar})`, {
  '@media': { [media.tall]: { scrollPaddingBottom: `calc(${height} + ${footHeight})` } },
});
// The sticky bar is always visible, so a focus in the bar must not scroll the list.
globalStyle(`${bar}, ${bar} *`, {
  '@media': { [media.tall]: { scrollMarginBottom: `calc(-1 * ${height} - ${footHeight})` } },
});

export const message = style({ flexBasis: '100%' });

export const rest = style({ flexBasis: '100%', color: colour.inkSoft, overflowWrap: 'anywhere' });

export const close = style({});
globalStyle(`${close} button`, { paddingInline: space.s });

export const choice = style({
  display: 'grid',
  position: 'relative',
  '@media': { print: { display: 'none' } },
});

/** Button that moves the focus to the export bar, visible only while it has the focus. */
export const jump = style({
  ...text.m,
  minHeight: controlHeight,
  padding: `0 ${space.m}`,
  border: forcedEdge,
  borderRadius: radius.m,
  fontWeight: weight.semibold,
  color: colour.onBrand,
  backgroundColor: colour.brand,
  selectors: { '&:not(:focus)': hidden },
});

globalStyle(`${choice} > ${jump}`, {
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: 'max-content',
  maxWidth: 'calc(100vw - 6rem)',
});
// The keyboard reaches the button only from its checkbox, to avoid a tab stop in each selected row.
globalStyle(`${choice}:not(:focus-within) > ${jump}`, { display: 'none' });

export const offer = style({ order: 1 });

export const hint = style({ ...text.s, color: colour.inkSoft });
