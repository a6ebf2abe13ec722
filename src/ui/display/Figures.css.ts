import { style } from '@vanilla-extract/css';
import * as mix from '../theme/mixins.ts';
import { columns, media, space, text, weight } from '../theme/tokens.ts';

export const numberHeight = text.xl.lineHeight;

export const figures = style({
  display: 'grid',
  gridTemplateColumns: columns('10rem'),
  gap: space.s,
  '@media': { [`not all and ${media.wide}`]: { gridTemplateColumns: '1fr 1fr', gap: space.xs } },
});

export const figure = style({
  padding: `${space.s} 18px`,
  ...mix.paper,
  breakInside: 'avoid',
  '@media': { [`not all and ${media.wide}`]: { minHeight: '6.5rem', padding: `${space.xs} ${space.s}` } },
});

export const label = style(mix.soft);

export const value = style({ ...mix.wrapped(`0 ${space.s}`), alignItems: 'baseline' });

export const number = style({
  ...text.xl,
  fontWeight: weight.semibold,
  '@media': { print: { ...text.l, whiteSpace: 'nowrap' } },
});
