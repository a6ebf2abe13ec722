import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text } from '../../ui/tokens.ts';

export const pane = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  padding: space.m,
  overflow: 'auto',
});

export const box = style({
  ...text.s,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: '2rem',
  cursor: 'pointer',
});

/** Always as high: what comes in it moves nothing. */
export const line = style({
  ...text.s,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: '2.75rem',
  color: colour.inkSoft,
});
