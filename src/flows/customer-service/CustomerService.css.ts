import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import {
  columns,
  highlight,
  media,
  motion,
  radius,
  space,
  text,
  weight,
  width,
} from '../../ui/theme/tokens.ts';

export const stack = style([column.l, { alignContent: 'start' }]);

export const form = style({ maxWidth: width.column });

export const heading = style({ scrollMarginTop: space.m });

export const part = style({
  ...mix.rows(space.l),
  ...mix.unframed,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const message = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const warning = style({ selectors: { '&:not(:empty)': { marginBlockStart: space.s } } });

export const known = style({ display: 'grid', gap: space.xs });

export const numbers = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });

export const call = style(mix.rows(space.xxs));

globalStyle(`:is(${numbers}, ${call}) a`, { ...text.xl, fontWeight: weight.semibold, justifySelf: 'start' });

export const section = column.m;

export const buttons = style({ display: 'grid', gap: space.s, gridTemplateColumns: columns('17rem') });

export const button = style({
  ...mix.line(`${space.xs} ${space.s}`),
  minHeight: '4rem',
  padding: `${space.s} ${space.m}`,
  color: colour.ink,
  fontWeight: weight.semibold,
  textAlign: 'start',
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&[data-hovered]': { borderColor: colour.brandStrong },
    '&[data-selected]': {
      color: colour.brandStrong,
      backgroundColor: colour.brandSoft,
      borderColor: colour.brand,
      boxShadow: `inset 0 0 0 1px ${colour.brand}`,
    },
    '&:disabled': { color: colour.inkSoft, backgroundColor: colour.canvas, cursor: 'not-allowed' },
  },
  '@media': { [media.forced]: { selectors: { '&[data-selected]': highlight } } },
});

globalStyle(`${button} > svg`, { flexShrink: 0 });
globalStyle(`${button}:enabled > svg`, { color: colour.brand, ...mix.forced({ color: 'inherit' }) });

export const words = style({ flex: '1 1 7rem' });
