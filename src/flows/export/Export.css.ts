import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { radius, space, text } from '../../ui/theme/tokens.ts';
import { floating } from '../../views/progress/LongTask.css.ts';

export const stack = column.m;

export const about = style({ color: colour.inkSoft, overflowWrap: 'anywhere' });

export const hint = style({ ...text.s, color: colour.inkSoft });

export const fields = style({ display: 'grid', gap: space.xs });

export const presets = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

export const count = style({ flexBasis: '100%' });

export const link = style({ display: 'flex', flexWrap: 'wrap' });

export const meters = style({
  ...mix.rows(space.xs),
  ...mix.unframed,
  '@media': { print: { display: 'contents' } },
});

globalStyle(`${meters} > legend`, { padding: 0 });

export const meterList = style({
  display: 'grid',
  maxHeight: '17rem',
  overflowY: 'auto',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  '@media': { print: { display: 'block', maxHeight: 'none', overflow: 'visible' } },
});

export const meterLine = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s,
  padding: `${space.xs} ${space.s}`,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { 'li + li > &': { borderTop: `1px solid ${colour.line}` } },
});

export const contract = style({
  display: 'grid',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 4rem',
  selectors: { 'li + &': { borderTop: `1px solid ${colour.line}` } },
  '@media': { print: { contentVisibility: 'visible' } },
});

export const contractHead = style({ display: 'flex', alignItems: 'flex-start' });

export const contractLine = style([meterLine, { flex: 1 }]);

export const contractMeters = style({ paddingInlineStart: space.l });

export const box = style({
  flexShrink: 0,
  width: '1.375rem',
  height: '1.375rem',
  margin: '0.0625rem 0 0',
  accentColor: colour.brand,
  scrollMarginBlock: '0.75rem 6rem',
});

export const meterName = style({ display: 'block', fontVariantNumeric: 'tabular-nums' });
export const meterAddress = style({ ...text.s, display: 'block', color: colour.inkSoft });

export const apart = style([floating, { padding: `${space.s} ${space.m}` }]);
