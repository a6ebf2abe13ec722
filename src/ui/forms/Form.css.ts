import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { inset } from '../dialogs/Dialog.css.ts';
import { column } from '../theme/column.css.ts';
import { columns, media, space } from '../theme/tokens.ts';

export const form = column.l;

/** Paper cannot be searched. */
export const search = style([form, { '@media': { print: { display: 'none' } } }]);

export const row = style({
  display: 'grid',
  gap: space.l,
  alignItems: 'start',
  gridTemplateColumns: columns('12rem'),
});

export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.s,
  marginTop: space.xs,
  '@media': {
    // Paper cannot be pressed, and what sticks to the edge of a window would lie over the fields.
    print: { display: 'none' },
    [media.wide]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      alignItems: 'flex-start',
    },
    // In a modal the main action stays in reach, unless a keyboard takes the room.
    '(min-height: 37.5em)': {
      selectors: {
        '[role="dialog"] &': {
          position: 'sticky',
          zIndex: 1,
          bottom: `calc(-1 * ${inset})`,
          margin: `0 calc(-1 * ${inset}) calc(-1 * ${inset})`,
          padding: `${space.s} ${inset} ${space.m}`,
          backgroundColor: colour.paper,
          borderTop: `1px solid ${colour.line}`,
        },
      },
    },
  },
});
