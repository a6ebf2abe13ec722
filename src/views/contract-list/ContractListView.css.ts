import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import { media, space, text } from '../../ui/theme/tokens.ts';

export const page = column.l;

/**
 * On a line of its own, which is there before it is counted: nothing moves then, nor wraps beside it. On a phone, an
 * action that faces the title may be right over it.
 */
export const counted = style({
  minHeight: text.m.lineHeight,
  marginTop: space.xs,
  color: colour.inkSoft,
  '@media': { [media.wide]: { marginTop: 0 } },
});
