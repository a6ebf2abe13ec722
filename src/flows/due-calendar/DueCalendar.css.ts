import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../ui/theme/tokens.ts';

// The button is an item of the toolbar around, and its result a line of it.
globalStyle('[data-flow="dueCalendar"]', { display: 'contents' });

export const result = style({
  flexBasis: '100%',
  marginBlock: space.xs,
  '@media': { print: { display: 'none' } },
});
