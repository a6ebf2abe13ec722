import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../ui/display/Skeleton.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { media, radius, space, text, weight } from '../../ui/theme/tokens.ts';

const base = style({
  position: 'relative',
  ...mix.line(`${space.xs} ${space.s}`),
  marginTop: space.xxs,
  padding: space.m,
  border: `1px dashed ${colour.lineStrong}`,
  borderRadius: radius.m,
});

export const zone = styleVariants({
  still: [base],
  over: [base, { borderStyle: 'solid', borderColor: colour.brand, backgroundColor: colour.brandSoft }],
});

export const input = style(hidden);

export const button = style({
  selectors: {
    [`${input}:focus-visible + &`]: { outline: `3px solid ${colour.focus}`, outlineOffset: 2 },
    [`${input}:disabled + &`]: {
      color: colour.inkSoft,
      backgroundColor: colour.canvas,
      borderColor: colour.line,
      cursor: 'not-allowed',
    },
  },
});

export const drop = style({
  ...mix.soft,
  display: 'none',
  '@media': { [media.mouse]: { display: 'inline' } },
});

export const refused = style({ marginTop: space.xs });

export const sentence = style({
  display: 'block',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { marginTop: space.xs } },
});

export const list = style({ display: 'grid', gap: space.xs, marginTop: space.xs });

export const item = style({
  ...mix.row(space.s),
  paddingInlineStart: space.m,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
});

export const name = style({ flex: '1 1 auto', paddingBlock: space.xs, overflowWrap: 'anywhere' });

export const photo = style({ ...text.s, display: 'block', color: colour.inkSoft });

export const size = style({ ...text.s, color: colour.inkSoft, whiteSpace: 'nowrap' });

export const target = style({
  position: 'fixed',
  inset: space.s,
  zIndex: 20,
  display: 'grid',
  placeItems: 'end center',
  padding: space.l,
  border: `3px dashed ${colour.brand}`,
  borderRadius: radius.m,
  pointerEvents: 'none',
});

export const targetText = style({
  padding: `${space.s} ${space.l}`,
  color: colour.onBrand,
  fontWeight: weight.semibold,
  backgroundColor: colour.brand,
  borderRadius: radius.m,
});
