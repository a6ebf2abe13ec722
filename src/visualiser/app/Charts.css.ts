import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text } from '../../ui/theme/tokens.ts';

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gridAutoRows: 'minmax(22rem, 1fr)',
  overflowY: 'auto',
  gap: '1px',
  minHeight: 0,
  backgroundColor: colour.line,
});

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  overflow: 'clip',
  backgroundColor: colour.paper,
});

export const version = style({ ...text.s, padding: `${space.xs} ${space.m}` });
