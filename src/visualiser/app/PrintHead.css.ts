import { style } from '@vanilla-extract/css';
import { space, text } from '../../ui/theme/tokens.ts';

/** On paper alone: on the screen, the header says it. */
export const head = style({
  display: 'none',
  '@media': { print: { display: 'grid', gap: space.xxs, paddingBlockEnd: space.s } },
});

export const title = style(text.l);
export const line = style(text.s);
