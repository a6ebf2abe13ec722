import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../theme/mixins.ts';
import { highlight, radius, space, text, weight } from '../../theme/tokens.ts';
import { control } from '../Form.css.ts';

export const calendar = style({ width: '100%' });

export const head = style({ ...mix.row(space.xs), justifyContent: 'space-between' });

export const month = style({
  ...text.m,
  fontWeight: weight.semibold,
  '::first-letter': { textTransform: 'uppercase' },
});

export const grid = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });

export const weekday = style({
  ...mix.soft,
  paddingBlock: space.xxs,
  fontWeight: weight.semibold,
  textAlign: 'center',
});

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  marginBlock: 2,
  minHeight: '2.5rem',
  color: colour.ink,
  fontVariantNumeric: 'tabular-nums',
  border: '1px solid transparent',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-outside-month]': { display: 'none' },
    '&[data-hovered]': {
      backgroundColor: colour.canvas,
      borderColor: colour.lineStrong,
      borderRadius: radius.s,
    },
    '&[data-today]': { fontWeight: weight.semibold, textDecoration: 'underline', textUnderlineOffset: 3 },
    '&:is([data-disabled], [data-unavailable])': { color: colour.inkSoft, cursor: 'not-allowed' },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&[data-disabled]': { opacity: 0.55 },
    '&[data-selected]': { backgroundColor: colour.brandSoft, color: colour.brandStrong },
    '&[data-selection-start]': { borderRadius: `${radius.s} 0 0 ${radius.s}` },
    '&[data-selection-end]': { borderRadius: `0 ${radius.s} ${radius.s} 0` },
    '&:is([data-selection-start], [data-selection-end])': {
      color: colour.onBrand,
      backgroundColor: colour.brand,
      fontWeight: weight.semibold,
    },
    '&[data-selection-start][data-selection-end]': { borderRadius: radius.s },
    '&[data-focus-visible]': {
      outline: `3px solid ${colour.focus}`,
      outlineOffset: -1,
      borderRadius: radius.s,
    },
  },
  ...mix.forced({
    selectors: {
      '&[data-selected]': highlight,
      '&:is([data-disabled], [data-unavailable])': { color: 'GrayText', opacity: 1 },
    },
  }),
});

export const line = style([control, { display: 'flex', alignItems: 'center', padding: 0 }]);

globalStyle(`${line}[data-focus-within]`, { outline: `3px solid ${colour.focus}`, outlineOffset: 1 });
globalStyle(`${line} > button`, { border: 0, backgroundColor: 'transparent' });

export const parts = style({
  display: 'flex',
  flex: 1,
  padding: `${space.xs} 0 ${space.xs} ${space.s}`,
  fontVariantNumeric: 'tabular-nums',
});

export const part = style({
  padding: '0 2px',
  borderRadius: radius.s,
  outline: 'none',
  selectors: {
    '&[data-placeholder]': { color: colour.inkSoft },
    '&[data-focused]': { color: colour.onBrand, backgroundColor: colour.brand },
  },
  ...mix.forced({
    selectors: { '&[data-focused]': { color: 'HighlightText', backgroundColor: 'Highlight' } },
  }),
});

export const dateCalendar = style({ width: 'min(20rem, 90vw)', padding: space.s });
