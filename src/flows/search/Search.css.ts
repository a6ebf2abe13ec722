import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { highlight, media, space, text, weight } from '../../ui/theme/tokens.ts';

export const search = style({ display: 'grid', gap: space.s });

export const list = style({
  position: 'relative',
  maxHeight: 'max(8rem, calc(var(--visual-viewport-height) - 15rem))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...mix.rows(space.m),
  marginInline: `calc(-1 * ${space.s})`,
  outline: 'none',
  '@media': {
    [media.wide]: { maxHeight: 'max(8rem, calc(var(--visual-viewport-height) - 21rem))' },
    print: { maxHeight: 'none', overflow: 'visible' },
  },
});

export const group = style({ display: 'grid' });

export const heading = style({
  ...mix.soft,
  padding: `0 ${space.s} ${space.xxs}`,
  fontWeight: weight.semibold,
});

export const option = style({
  ...mix.rows(`0 ${space.s}`),
  ...mix.option,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  textDecoration: 'none',
  outline: 'none',
});

export const first = style([
  option,
  {
    selectors: {
      [`${list}:not(:has([data-focused])) &`]: {
        color: colour.brandStrong,
        backgroundColor: colour.brandSoft,
      },
    },
    ...mix.forced({ selectors: { [`${list}:not(:has([data-focused])) &`]: highlight } }),
  },
]);

const marked = { [`:is([data-focused], ${first}) > &`]: { color: 'inherit' } };

export const icon = style({
  display: 'flex',
  color: colour.inkSoft,
  selectors: marked,
  '@media': { [media.forced]: { color: 'inherit' } },
});

export const label = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' });

export const detail = style({
  ...mix.soft,
  gridColumn: 2,
  overflowWrap: 'anywhere',
  selectors: marked,
  '@media': { [media.forced]: { color: 'inherit' } },
});

export const news = style({ ...mix.soft, ...mix.line(space.xs), minHeight: text.s.lineHeight });

export const failure = style({ ...text.s, display: 'grid', justifyItems: 'start', gap: space.xs });

export const keys = style({
  ...mix.soft,
  display: 'none',
  paddingBlockStart: space.s,
  borderTop: `1px solid ${colour.line}`,
  '@media': { [media.mouse]: { display: 'block' }, print: { display: 'none' } },
});
