import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Colours of a brand, by role. `Soft` is the background of the text in its plain role (`ok` on `okSoft`).
 * `brandStrong` is the brand as text, `lineStrong` the edge of a field, `onBrand` the text on `brand`.
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
