import { style } from '@vanilla-extract/css';
import * as mix from '../../ui/theme/mixins.ts';
import { space, text, weight } from '../../ui/theme/tokens.ts';

export const list = style({ maxHeight: 'inherit', padding: space.xs, overflowY: 'auto', outline: 'none' });

export const width = style({ width: 'var(--trigger-width)' });

export const option = style({
  ...mix.wrapped(`0 ${space.s}`),
  ...mix.option,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
});

export const detail = style({ ...mix.soft, fontWeight: weight.regular, ...mix.forced({ color: 'inherit' }) });

export const status = style({
  ...mix.soft,
  ...mix.line(space.xs),
  minHeight: text.s.lineHeight,
  marginBlockStart: '5px',
  selectors: { '&:not(:has(~ div))': { marginBlockEnd: `calc(5px - ${space.m})` } },
});

export const news = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });

export const freeEntry = style({ marginBlockStart: space.s });
