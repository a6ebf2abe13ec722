import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';
import { control } from '../Field.css.ts';

export const line = style([control, { display: 'flex', alignItems: 'center', padding: 0 }]);

globalStyle(`${line}[data-focus-within]`, { outline: `3px solid ${colour.focus}`, outlineOffset: 1 });
globalStyle(`${line} > button`, { border: 0, backgroundColor: 'transparent' });

export const parts = style({
  display: 'flex',
  flex: 1,
  padding: `${space.xs} 0 ${space.xs} ${space.s}`,
  fontVariantNumeric: 'tabular-nums',
});

/** A day, a month, a year, or what stands between two of them. */
export const part = style({
  padding: '0 2px',
  borderRadius: radius.s,
  outline: 'none',
  selectors: {
    '&[data-placeholder]': { color: colour.inkSoft },
    '&[data-focused]': { color: colour.onBrand, backgroundColor: colour.brand },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[data-focused]': { color: 'HighlightText', backgroundColor: 'Highlight' } },
    },
  },
});

export const calendar = style({ width: 'min(20rem, 90vw)', padding: space.s });
