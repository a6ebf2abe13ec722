import { style } from '@vanilla-extract/css';
import { space } from '../../ui/tokens.ts';

export const page = style({ display: 'grid', gap: space.l });
