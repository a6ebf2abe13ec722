import { style } from '@vanilla-extract/css';
import { column } from '../../ui/theme/column.css.ts';
import { columns as columnsOf } from '../../ui/theme/tokens.ts';

export const page = column.l;

export const columns = style([column.l, { gridTemplateColumns: columnsOf('24rem') }]);

/** As high as what comes in its place, often; on paper, which waits for nothing, what it holds. */
export const room = style({
  height: '16rem',
  visibility: 'hidden',
  '@media': { print: { height: 'auto', visibility: 'visible' } },
});
