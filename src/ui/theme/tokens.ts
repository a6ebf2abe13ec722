import type { StyleRule } from '@vanilla-extract/css';

/** Sizes shared by every brand: what a brand changes is in `#brands/contract.css.ts`. */

export const space = {
  xxs: '4px',
  xs: '8px',
  s: '12px',
  m: '16px',
  l: '20px',
  xl: '24px',
  xxl: '36px',
  xxxl: '44px',
} as const;

export const radius = { s: '8px', m: '10px', l: '14px', xl: '18px', round: '999px' } as const;

export const weight = { regular: 400, medium: 560, semibold: 620, bold: 680 } as const;

/** Font size and line height of each step, to spread into a style. Titles are no larger than a phone has room for. */
export const text = {
  s: { fontSize: '0.875rem', lineHeight: '1.25rem' },
  m: { fontSize: '1rem', lineHeight: '1.5rem' },
  l: { fontSize: 'min(1.25rem, 9vw)', lineHeight: 'min(1.75rem, 12vw)' },
  xl: { fontSize: 'min(1.5rem, 9vw)', lineHeight: 'min(2rem, 12vw)', letterSpacing: '-0.01em' },
  xxl: { fontSize: 'min(1.875rem, 11vw)', lineHeight: 'min(2.375rem, 14vw)', letterSpacing: '-0.015em' },
  huge: { fontSize: 'min(2.75rem, 11vw)', lineHeight: 'min(3.25rem, 14vw)', letterSpacing: '-0.02em' },
} as const;

/** What floats, and the veil under a dialog: the same dark over every brand. */
export const shade = {
  veil: 'rgb(8 20 27 / 55%)',
  float: '0 12px 32px rgb(8 20 27 / 20%)',
  modal: '0 24px 64px rgb(8 20 27 / 35%)',
} as const;

export const controlHeight = '46px';

/** Widths of the content, of a page that is read or filled in, and of a comfortable line of text. */
export const width = { content: '73.75rem', column: '45rem', text: '70ch' } as const;

/** How much of the foot of the window is taken by what asks a question there, where that sticks to it. */
export const bannerHeight = 'var(--banner-height, 0px)';

/** The same, with the exports that go on over any page. */
export const footHeight = `(${bannerHeight} + var(--tray-height, 0px))`;

/** Columns as long as each is `least` wide, which text at any size is counted in (`rem`); else one under the other. */
export const columns = (least: string) => `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`;

/** Media queries: layouts are for phones first, these widen them. In `em`, so that larger text counts as less room. */
export const media = {
  wide: '(min-width: 40em)',
  desktop: '(min-width: 62.5em)',
  /** What is dragged, and what is chosen without hiding what follows it: a desk, not a phone. */
  mouse: '(hover: hover) and (pointer: fine)',
  /** What is held in the hand, and has a camera. */
  touch: '(pointer: coarse)',
  /** High enough for what sticks to an edge to leave room for the rest. */
  tall: '(min-height: 30em)',
  /** What is pointed at is known before it is pressed: under a finger, it would stay so after. */
  pointed: '(hover: hover)',
  /** The device imposes its own colours: backgrounds and shadows are gone. */
  forced: '(forced-colors: active)',
} as const;

/** What is chosen or current under forced colours. */
export const highlight = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
} as const;

/** An edge that only forced colours show. */
export const forcedEdge = '1px solid transparent';

export const motion = { quick: '120ms ease-out', slow: '200ms ease-out' } as const;

/** Where a line may hold a long word, an item of it goes to the next line before the word breaks. */
export const unbroken = { '@media': { [media.wide]: { minWidth: 'min-content' } } } as const;

type Rules = NonNullable<StyleRule['selectors']>[string];

/** A style of painted pages alone, until the script that is to come has given them their brand (`src/app/start/dress.ts`). */
export const undressed = (rules: Rules): StyleRule => ({
  '@media': {
    '(scripting: enabled)': { selectors: { '[data-undressed]:not([data-failed]) &': rules } },
  },
});
