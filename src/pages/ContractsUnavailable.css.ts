import { style } from '@vanilla-extract/css';
import { space } from '../ui/theme/tokens.ts';

export const place = style({ display: 'grid', gap: space.s });
