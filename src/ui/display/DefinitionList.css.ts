import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { columns, space, text } from '../theme/tokens.ts';

const grid = style({ display: 'grid', gap: space.s });

export const listIn = {
  rows: grid,
  columns: style([grid, { gridTemplateColumns: columns('13rem'), gap: `${space.m} ${space.xl}` }]),
};

/** Side by side where the words of both have room at their size, else one under the other. */
export const pairIn = {
  rows: style({ display: 'flex', flexWrap: 'wrap', columnGap: space.m }),
  columns: style({ minWidth: 0 }),
};

export const term = style({
  ...text.s,
  flex: '1 1 9rem',
  color: colour.inkSoft,
  lineHeight: text.m.lineHeight,
});
export const value = style({ flex: '2 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
export const missing = style({ color: colour.inkSoft });
