import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text } from '../../ui/theme/tokens.ts';

/** Stacks all labels in one cell, so that the button keeps its width. */
export const labels = style({ display: 'grid', justifyItems: 'start', whiteSpace: 'nowrap' });

const word = style({ gridArea: '1 / 1', minWidth: 'min-content' });

export const label = styleVariants({ shown: [word], hidden: [word, { visibility: 'hidden' }] });

export const done = style({ color: colour.ok });

export const failure = style({
  ...text.s,
  width: 0,
  minWidth: '100%',
  paddingBlock: space.xxs,
  textAlign: 'start',
  whiteSpace: 'normal',
  color: colour.bad,
});
