import { style } from '@vanilla-extract/css';
import { columns as columnsOf, space } from '../../ui/theme/tokens.ts';

export const page = style({ display: 'grid', gap: space.l });

export const columns = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: columnsOf('24rem'),
});

/** Nothing of it is on paper before it is read. */
export const overview = style([columns, { '@media': { print: { display: 'none' } } }]);

/** As high as what comes in its place, often. */
export const room = style({ height: '16rem' });
