import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Colours of a brand, by role. Each role that ends in `Soft` is a background: `okSoft` for text in `ok`.
 * `previous` is last year on a chart, `band` its usual range. `brandStrong` is the brand colour for text, `lineStrong` the edge of a field, `onBrand` the text on `brand`.
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
  previous: 'previous',
  band: 'band',
  ok: 'ok',
  okSoft: 'ok-soft',
  warn: 'warn',
  warnSoft: 'warn-soft',
  bad: 'bad',
  badSoft: 'bad-soft',
  focus: 'focus',
});

export type ColourRole = keyof typeof colour;
