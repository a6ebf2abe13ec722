import { style } from '@vanilla-extract/css';
import { space, text } from '../theme/tokens.ts';

export const tip = style({ ...text.s, maxWidth: 320, padding: space.m, outline: 'none' });
