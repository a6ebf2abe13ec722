import { style } from '@vanilla-extract/css';

/** A form reads better in one narrow column. */
export const column = style({ maxWidth: '640px' });
