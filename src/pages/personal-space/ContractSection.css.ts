import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, radius, space, text, weight } from '../../ui/tokens.ts';

export const section = style({ display: 'grid', gap: space.m, paddingTop: space.s });

export const bar = style({
  display: 'grid',
  gap: space.s,
  '@media': {
    [media.wide]: { gridTemplateColumns: '1fr minmax(220px, 322px) auto', alignItems: 'end' },
  },
});

export const count = style({ ...text.m, fontWeight: weight.regular, color: colour.inkSoft });

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s,
  padding: `${space.xxl} ${space.l}`,
  textAlign: 'center',
  border: `1px dashed ${colour.lineStrong}`,
  borderRadius: radius.l,
});

export const emptyTitle = style({ fontWeight: weight.semibold });

export const more = style({ display: 'grid', justifyItems: 'center', paddingTop: space.xs });

/** Its place is kept while nothing is typed, so that the list does not jump. */
export const found = style({
  ...text.s,
  minHeight: text.s.lineHeight,
  marginBlock: `calc(-1 * ${space.xs})`,
  color: colour.inkSoft,
});
