import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import { media, space, text, weight } from '../../ui/theme/tokens.ts';

export const section = style([column.m, { paddingTop: space.s }]);

export const bar = style({
  display: 'grid',
  gap: space.s,
  '@media': {
    [media.wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end' },
  },
});

globalStyle(`${bar} > h2`, { flex: '1 1 auto' });
globalStyle(`${bar} > :nth-child(2)`, { '@media': { [media.wide]: { flex: '0 1 20rem' } } });

export const count = style({ ...text.m, fontWeight: weight.regular, color: colour.inkSoft });

/** A button under a list, or in the place of one. */
export const alone = style({ display: 'grid', justifyItems: 'center', paddingTop: space.xs });

/** Its place is kept while nothing is typed, so that the list does not jump. */
export const found = style({
  ...text.s,
  minHeight: text.s.lineHeight,
  marginBlock: `calc(-1 * ${space.xs})`,
  color: colour.inkSoft,
});
