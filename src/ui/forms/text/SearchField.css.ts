import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';

export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  '@media': { print: { display: 'none' } },
});

export const lens = style({
  position: 'absolute',
  insetInlineStart: '0.75rem',
  display: 'flex',
  color: colour.inkSoft,
  pointerEvents: 'none',
});

export const input = style({
  marginTop: 0,
  paddingInline: '2.75rem 46px',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const clear = style({
  position: 'absolute',
  insetInlineEnd: 0,
  selectors: { '[data-empty] &': { display: 'none' } },
});
