import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space } from '../theme/tokens.ts';

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: `0 ${space.xs}`,
});

export const main = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  minWidth: 0,
});

/** On a line of its own. */
export const parent = style({ flex: '0 0 100%', '@media': { print: { display: 'none' } } });

export const back = style({ marginInlineStart: `calc(-1 * ${space.xs})` });
export const words = style({ minWidth: 0, flex: '1 1 auto' });

/** The actions face it, or go under it, whatever it says: a subtitle that comes late moves nothing. */
export const wordsWithSubtitle = style([words, { flexBasis: 'min(20rem, 100%)' }]);

export const subtitle = style({ color: colour.inkSoft });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
