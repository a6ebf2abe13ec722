import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius } from './tokens.ts';

export const popover = style({
  color: colour.ink,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  boxShadow: '0 12px 32px rgb(8 20 27 / 18%)',
});
