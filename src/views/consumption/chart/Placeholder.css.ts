import { style } from '@vanilla-extract/css';
import { space } from '../../../ui/theme/tokens.ts';

export const chartHeight = '21rem';

export const overlay = style({ display: 'grid', alignItems: 'center', minHeight: chartHeight });

export const skeleton = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '3%',
  height: chartHeight,
  padding: `${space.xl} 0 ${space.xl} ${space.xxl}`,
});
