import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Colours of a brand by use. `okSoft` is the background of a text in the colour `ok`, and so on.
 * `brandStrong`: brand colour for texts. `onBrand`: text on `brand`. `lineStrong`: edge of a field.
 * `previous`, `band`: previous year and usual range on a chart.
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
