import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { columns, media, space, unbranded, weight, width } from '../../ui/theme/tokens.ts';

export const page = column.xl;

/** Keeps the button on the same line when the font of the title, which loads later, changes the width. */
export const screenOnly = style({
  '@media': { [`not all and ${media.wide}`]: { minWidth: '50vw' }, print: { display: 'none' } },
});

export const contents = style({ ...mix.rows(space.xl), gridTemplateColumns: columns('16rem') });

export const contentsPart = style({ display: 'grid', gap: space.xs, alignContent: 'start' });

export const contentsLink = style({
  color: colour.brandStrong,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const contentsTitle = style([contentsLink, { fontWeight: weight.semibold }]);

export const contentsSections = style({ display: 'grid', gap: space.xs });

export const part = column.l;

/** Delays the layout of the sections outside the window until after the first paint. */
export const section = style([
  unbranded({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 20rem' }),
  column.s,
  { maxWidth: width.text },
]);

export const anchor = style({ scrollMarginTop: space.xl });

export const list = style({ display: 'grid', gap: space.xs, listStyle: 'disc', paddingInlineStart: space.l });
