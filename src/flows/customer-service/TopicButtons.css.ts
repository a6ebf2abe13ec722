import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import { columns, highlight, media, motion, radius, space, weight } from '../../ui/theme/tokens.ts';

export const section = column.m;

export const buttons = style({ display: 'grid', gap: space.s, gridTemplateColumns: columns('17rem') });

export const button = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.s}`,
  minHeight: '4rem',
  padding: `${space.s} ${space.m}`,
  color: colour.ink,
  fontWeight: weight.medium,
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
globalStyle(`${button}:enabled > svg`, {
  color: colour.brand,
  '@media': { [media.forced]: { color: 'inherit' } },
});

export const words = style({ flex: '1 1 7rem', minWidth: 0 });
