import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text } from '../../ui/theme/tokens.ts';

/** All that the button may say lies in one place: its width does not change with what it says. */
export const labels = style({ display: 'grid', justifyItems: 'start', whiteSpace: 'nowrap' });

const word = style({ gridArea: '1 / 1', minWidth: 'min-content' });

export const label = styleVariants({ shown: [word], hidden: [word, { visibility: 'hidden' }] });

export const done = style({ color: colour.ok });

/** It takes the room that its place has, and asks for no more: columns stay as they are. */
export const failure = style({
  ...text.s,
  width: 0,
  minWidth: '100%',
  paddingBlock: space.xxs,
  textAlign: 'start',
  whiteSpace: 'normal',
  color: colour.bad,
});
