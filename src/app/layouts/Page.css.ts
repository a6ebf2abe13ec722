import { style } from '@vanilla-extract/css';
import { column } from '../../ui/theme/column.css.ts';
import { columns, space } from '../../ui/theme/tokens.ts';

/** The blocks of a page, one under the other. */
export const stack = style([column.xl, { alignContent: 'start' }]);

/** Two blocks side by side where there is room. */
export const pair = style([column.l, { gridTemplateColumns: columns('24rem') }]);

/** What may be done next, side by side as long as it fits. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.m });
