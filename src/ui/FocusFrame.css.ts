import { style } from '@vanilla-extract/css';

export const focusFrame = style({ height: '100%', outline: 'none' });
