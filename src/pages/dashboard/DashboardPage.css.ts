import { style } from '@vanilla-extract/css';
import { columns as columnsOf, space } from '../../ui/theme/tokens.ts';

export const page = style({ display: 'grid', gap: space.l });

export const columns = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: columnsOf('24rem'),
});

/** As high as what comes in its place, often; on paper, which waits for nothing, what it holds. */
export const room = style({
  height: '16rem',
  visibility: 'hidden',
  '@media': { print: { height: 'auto', visibility: 'visible' } },
});
