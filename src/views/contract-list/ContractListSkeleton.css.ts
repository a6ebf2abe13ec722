import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/tokens.ts';

/** As high as the window at least: what follows the list comes into view with it, and is not pushed out of it. */
export const list = style({ minHeight: '100dvh' });

/** On a phone, the head of a contract has a line more. */
export const contract = style({
  height: '7.375rem',
  '@media': { [media.wide]: { height: '4.875rem' } },
});
