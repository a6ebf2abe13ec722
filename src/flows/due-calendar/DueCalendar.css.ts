import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../ui/theme/tokens.ts';

globalStyle('[data-flow="dueCalendar"]', { display: 'contents' });

export const result = style({
  flexBasis: '100%',
  marginBlock: space.xs,
  '@media': { print: { display: 'none' } },
});
