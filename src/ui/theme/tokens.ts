import type { StyleRule } from '@vanilla-extract/css';

export const space = { xxs: '4px', xs: '8px', s: '12px', m: '16px', l: '20px', xl: '24px', xxl: '28px' };

export const radius = { s: '6px', m: '9px', l: '14px', round: '999px' } as const;

export const weight = { regular: 400, semibold: 600 } as const;

/** Sizes of tags, labels, tables, body text, block titles, page titles and key figures. */
export const text = {
  xs: { fontSize: '0.75rem', lineHeight: '1.25rem' },
  s: { fontSize: '0.8125rem', lineHeight: '1.125rem' },
  table: { fontSize: '0.875rem', lineHeight: '1.25rem' },
  m: { fontSize: '0.9375rem', lineHeight: '1.375rem' },
  l: { fontSize: 'min(1rem, 9vw)', lineHeight: 'min(1.5rem, 12vw)' },
  xl: { fontSize: 'min(1.5rem, 9vw)', lineHeight: 'min(2rem, 12vw)', letterSpacing: '-0.01em' },
  huge: {
    fontSize: 'min(clamp(2.125rem, 1rem + 4vw, 2.5rem), 11vw)',
    lineHeight: 'min(clamp(2.625rem, 1.5rem + 4.5vw, 2.875rem), 14vw)',
    letterSpacing: '-0.02em',
  },
} as const;

export const shade = {
  veil: 'rgb(8 20 27 / 55%)',
  float: '0 12px 32px rgb(8 20 27 / 20%)',
  modal: '0 24px 64px rgb(8 20 27 / 35%)',
} as const;

/** Height of a control. `global.css.ts` sets 38 px for a mouse, and 46 px for a touch screen. */
export const controlHeight = 'var(--control-height)';

/** Width of a button with only an icon: a larger text size also makes the icon larger. */
export const iconWidth = `max(${controlHeight}, 1.25rem + 12px)`;

export const besideText = `calc((${text.m.lineHeight} - ${controlHeight}) / 2)`;

export const headerHeight = '3.5rem';

export const width = { content: '90rem', column: '45rem', text: '70ch' } as const;

export const barHeight = 'var(--bar-height)';

/** Large length, negative if the window is lower than `least`. `rem` follows the text size. */
export const room = (least = '30rem') => `(100dvh - ${least}) * 999`;

/** Height of the window below which the buttons of a form and the consent banner are not sticky. */
export const footLeast = '37.5rem';

export const bannerHeight = `(${barHeight} + clamp(0px, ${room(footLeast)}, var(--banner-height, 0px)))`;

export const footHeight = `(${bannerHeight} + clamp(0px, ${room()}, var(--tray-height, 0px)))`;

/** Padding below a fixed element, for the home bar of a phone; 0 if a menu covers the home bar. */
export const safeArea = 'var(--safe-area, env(safe-area-inset-bottom))';

export const columns = (least: string) => `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`;

/** Media queries in `em`, because larger text needs more space. Styles outside a query are for phones. */
export const media = {
  wide: '(min-width: 40em)',
  phone: 'screen and (width < 40em)',
  desktop: '(min-width: 62.5em)',
  mouse: '(hover: hover) and (pointer: fine)',
  touch: '(pointer: coarse)',
  tall: '(min-height: 30em)',
  /** Devices with hover. On a touch screen, a hover style would remain after a tap. */
  pointed: '(hover: hover)',
  forced: '(forced-colors: active)',
} as const;

export const highlight = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
} as const;

export const forcedEdge = '1px solid transparent';

export const motion = { quick: '120ms ease-out', slow: '200ms ease-out' } as const;

export const unbroken = { '@media': { [media.wide]: { minWidth: 'min-content' } } } as const;

type Rules = NonNullable<StyleRule['selectors']>[string];

/** Style of a prerendered page before `src/app/start/applyBrand.ts` has applied the brand. */
export const unbranded = (rules: Rules): StyleRule => ({
  '@media': { '(scripting: enabled)': { selectors: { '[data-unbranded]:not([data-failed]) &': rules } } },
});
