import { style } from '@vanilla-extract/css';
import { space } from '../../ui/theme/tokens.ts';

export const sent = style({ display: 'grid', gap: space.l });
