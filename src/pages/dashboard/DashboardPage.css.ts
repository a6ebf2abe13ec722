import { style } from '@vanilla-extract/css';
import { columns as columnsOf, space } from '../../ui/theme/tokens.ts';

export const page = style({ display: 'grid', gap: space.l });

export const columns = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: columnsOf('24rem'),
});
