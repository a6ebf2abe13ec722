import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius } from '../theme/tokens.ts';

/** Its height is that of the page in it: the edge comes beside. */
export const frame = style({
  boxSizing: 'content-box',
  display: 'block',
  width: 'calc(100% - 2px)',
  height: 'calc(100% - 2px)',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
});

export const hiddenFrame = style([frame, { visibility: 'hidden' }]);
