import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, shade } from '../theme/tokens.ts';

export const popover = style({
  color: colour.ink,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  boxShadow: shade.float,
});
