import { style } from '@vanilla-extract/css';

export const focusStart = style({ outline: 'none' });
