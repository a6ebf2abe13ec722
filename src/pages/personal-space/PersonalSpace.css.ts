import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { besideText, columns, media, space, text, unbroken, weight } from '../../ui/theme/tokens.ts';

export const section = style([column.m, { paddingTop: space.s }]);

export const bar = style({
  ...mix.rows(space.s),
  '@media': { [media.wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end' } },
});

globalStyle(`${bar} > h2`, { flex: '1 1 auto' });
globalStyle(`${bar} > :nth-child(2)`, { '@media': { [media.wide]: { flex: '0 1 20rem' } } });

export const count = style({ ...text.m, fontWeight: weight.regular, color: colour.inkSoft });

export const alone = style({ display: 'grid', justifyItems: 'center', paddingTop: space.xs });

export const found = style({
  ...mix.soft,
  minHeight: text.s.lineHeight,
  marginBlock: `calc(-1 * ${space.xs})`,
});

export const blocks = style(mix.wrapped(space.l));

export const block = style({
  ...unbroken,
  flex: '1 1 12rem',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingTop: space.m,
  borderTop: `1px solid ${colour.line}`,
});

export const head = style({ ...mix.line(space.xs), justifyContent: 'space-between' });

export const lines = style({ color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });

export const page = column.l;

export const cards = style([column.m, { gridTemplateColumns: columns('24rem') }]);

export const detail = style({ ...text.m, color: colour.inkSoft });

export const rows = column.l;

export const row = style({ ...mix.line(space.s), justifyContent: 'space-between', overflowWrap: 'anywhere' });

export const edit = style({ flexShrink: 0, marginBlock: besideText, whiteSpace: 'nowrap' });
