import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Colours of a brand by role. `…Soft`: background of a text of the same role. `previous`, `band`: last year and
 * usual range on a chart. `brandStrong`: brand colour for texts. `lineStrong`: edge of a field. `onBrand`: text
 * on `brand`.
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
