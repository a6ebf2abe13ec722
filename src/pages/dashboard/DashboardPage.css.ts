import { style } from '@vanilla-extract/css';
import { media, space } from '../../ui/tokens.ts';

export const page = style({ display: 'grid', gap: space.l });

export const columns = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)' } },
});
