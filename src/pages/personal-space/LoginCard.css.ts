import { style } from '@vanilla-extract/css';
import { column } from '../../ui/theme/column.css.ts';
import { space } from '../../ui/theme/tokens.ts';

/** Far enough apart for the buttons not to overlap. */
export const rows = column.xl;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  overflowWrap: 'anywhere',
});
