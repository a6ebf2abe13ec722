import { keyframes, style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const icon = style({ animation: `${turn} 900ms linear infinite` });

export const labelled = style({ display: 'flex', alignItems: 'center', gap: space.xs });
