import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { highlight, media, radius, weight } from '../theme/tokens.ts';

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: 3,
  backgroundColor: colour.canvas,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
});

export const segment = style({
  minHeight: '2.5rem',
  padding: '0 16px',
  color: colour.inkSoft,
  fontWeight: weight.medium,
  background: 'none',
  border: '1px solid transparent',
  borderRadius: radius.s,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: colour.ink },
    '&[data-selected]': {
      color: colour.ink,
      fontWeight: weight.semibold,
      backgroundColor: colour.paper,
      borderColor: colour.lineStrong,
    },
  },
  '@media': { [media.forced]: { selectors: { '&[data-selected]': highlight } } },
});
