import { style } from '@vanilla-extract/css';

export const phone = style({
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Until the brand is known, words stand for the number: they are longer.
  selectors: { '[data-undressed] &': { whiteSpace: 'normal' } },
});
