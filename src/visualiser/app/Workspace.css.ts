import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, motion, radius, space } from '../../ui/theme/tokens.ts';

/** As high as the window leaves, and high enough to be of use: the page scrolls then. */
export const workspace = style({
  display: 'grid',
  minHeight: 0,
  '@media': { print: { display: 'block' } },
});

/** Of what it holds, which is as large as the panel. */
export const slot = style({
  height: '100%',
  minHeight: 0,
  selectors: { '&:not([hidden])': { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' } },
  '@media': { print: { selectors: { '&:not([hidden])': { display: 'block' } } } },
});

// The library’s own styles are on the elements: nothing else is stronger on paper.
globalStyle(`${workspace} :is([data-group], [data-panel], [data-panel] > div)`, {
  '@media': {
    print: {
      display: 'block !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
    },
  },
});

/** As wide as the room between two panels; its line is seen where it is pointed at, reached or held. */
export const separator = style({
  position: 'relative',
  width: space.s,
  borderRadius: radius.s,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInline: 0,
    width: 4,
    height: 44,
    margin: 'auto',
    borderRadius: radius.round,
    backgroundColor: colour.lineStrong,
    transition: `background-color ${motion.quick}, height ${motion.quick}`,
  },
  selectors: {
    '&:is([data-separator="hover"], [data-separator="active"], :focus-visible)::after': {
      height: '100%',
      backgroundColor: colour.brand,
    },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [media.forced]: { '::after': { backgroundColor: 'CanvasText' } },
    print: { display: 'none' },
  },
});

/** Of a layout side by side. */
export const wideOnly = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
  selectors: { ':fullscreen &': { display: 'none' } },
});

export const narrow = style({
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  gap: space.xs,
  minHeight: 0,
  '@media': { print: { display: 'block' } },
});

export const tabs = style({
  display: 'flex',
  gap: space.xxs,
  '@media': { print: { display: 'none' } },
});

export const part = style({
  minHeight: 0,
  selectors: {
    '&:not([data-inert])': { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' },
    '&[data-inert]': { display: 'none' },
  },
});
