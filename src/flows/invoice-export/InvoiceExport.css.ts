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
import { actions, floating } from '../../views/progress/LongTask.css.ts';

/** Minimum window height for a sticky bar. Lower than `media.tall`, because large text makes `em` larger. */
const roomy = '(min-height: 20em)';

export const bar = style([
  floating,
  {
    ...mix.line(`${space.xs} ${space.l}`),
    marginBlockStart: space.s,
    padding: `${space.s} ${space.m}`,
    '@media': {
      print: { display: 'none' },
      [roomy]: { maxHeight: '40vh', overflowY: 'auto' },
      [media.wide]: { paddingInline: space.l },
    },
  },
]);

// Makes the parent of the bar sticky, because a sticky element cannot leave its parent.
globalStyle(`:has(> ${bar})`, {
  '@media': {
    [roomy]: { position: 'sticky', zIndex: 4, bottom: `calc(${space.s} + ${safeArea} + ${footHeight})` },
  },
});

const height = 'min(40vh, 12.5rem)';
globalStyle(`html:has(${bar})`, {
  '@media': { [roomy]: { scrollPaddingBottom: `calc(${height} + ${footHeight})` } },
});
// The bar is always visible, so the list must not scroll when a control of the bar takes the focus.
globalStyle(`${bar}, ${bar} *`, {
  '@media': { [roomy]: { scrollMarginBottom: `calc(-1 * ${height} - ${footHeight})` } },
});

globalStyle(`${bar} ${actions}`, { '@media': { [media.wide]: { justifyContent: 'flex-end' } } });

export const message = style({ flexBasis: '100%' });

export const rest = style({ flexBasis: '100%', color: colour.inkSoft, overflowWrap: 'anywhere' });

export const close = style({});
globalStyle(`${close} button`, { paddingInline: space.s });

export const choice = style({
  display: 'grid',
  position: 'relative',
  '@media': { print: { display: 'none' } },
});

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
// Hides the jump button of each row without focus, so that a selected row adds no stop for the Tab key.
globalStyle(`${choice}:not(:focus-within) > ${jump}`, { display: 'none' });

export const offer = style({ order: 1 });

export const hint = style({ ...text.s, color: colour.inkSoft });
