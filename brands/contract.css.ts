import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Colours of a brand, by role. Each role that ends in `Soft` is a background: `okSoft` for text in `ok`.
 * `brandStrong` is the brand colour for text, `lineStrong` the edge of a field, `onBrand` the text on `brand`.
 */
export const colour = createGlobalThemeContract({
  ink: 'ink',
  inkSoft: 'ink-soft',
  line: 'line',
  lineStrong: 'line-strong',
  canvas: 'canvas',
  paper: 'paper',
  brand: 'brand',
  brandStrong: 'brand-strong',
  brandSoft: 'brand-soft',
  onBrand: 'on-brand',
  accent: 'accent',
  ok: 'ok',
  okSoft: 'ok-soft',
  warn: 'warn',
  warnSoft: 'warn-soft',
  bad: 'bad',
  badSoft: 'bad-soft',
  focus: 'focus',
});

export type ColourRole = keyof typeof colour;
