import { style } from '@vanilla-extract/css';
import { space } from '../../ui/theme/tokens.ts';

export const panel = style({ display: 'grid', gap: space.m });
