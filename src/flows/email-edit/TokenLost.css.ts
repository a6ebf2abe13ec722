import { style } from '@vanilla-extract/css';
import { space } from '../../ui/theme/tokens.ts';

export const step = style({ display: 'grid', gap: space.l, overflowWrap: 'anywhere' });
