import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text } from '../../ui/tokens.ts';

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gridAutoRows: 'minmax(16rem, 1fr)',
  gap: '1px',
  minHeight: 0,
  backgroundColor: colour.line,
});

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: 0,
  backgroundColor: colour.paper,
});

export const version = style({ ...text.s, padding: `${space.xs} ${space.m}` });
