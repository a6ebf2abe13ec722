import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { columns, highlight, media, radius, space, text, weight, width } from '../../ui/theme/tokens.ts';

export const page = column.l;

export const frame = style({ margin: `0 -${space.xs}`, padding: `0 ${space.xs}`, overflowX: 'clip' });

export const content = column.l;

const out = keyframes({ to: { opacity: 0, transform: 'translateX(-100%)' } });

export const leaving = style([
  content,
  { '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${out} 600ms ease-in both` } } },
]);

export const illustration = style({
  width: '100%',
  height: 'auto',
  borderRadius: radius.l,
  '@media': { print: { display: 'none' } },
});

export const words = style({ ...text.m, display: 'grid', gap: space.s, maxWidth: width.text });

export const features = style({ display: 'grid', gap: space.l, gridTemplateColumns: columns('18rem') });

globalStyle(`${features} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });

export const list = style(mix.rows(space.xs));

export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  // Breaks the word « consommations », which large text makes wider than a narrow screen.
  overflowWrap: 'anywhere',
});

export const mark = style({ flexShrink: 0, marginTop: '0.125rem', color: colour.brand });

export const actions = style({ ...mix.wrapped(space.s), '@media': { print: { display: 'none' } } });

export const productTabsList = style({
  display: 'grid',
  borderInlineStart: `1px solid ${colour.line}`,
  '@media': {
    [media.wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      borderInlineStart: 'none',
      borderBottom: `1px solid ${colour.line}`,
    },
    print: { display: 'none' },
  },
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  marginInlineStart: -1,
  padding: `${space.xs} ${space.m}`,
  color: colour.inkSoft,
  fontWeight: weight.semibold,
  textDecoration: 'none',
  borderColor: 'transparent',
  borderStyle: 'solid',
  borderWidth: '0 0 0 3px',
  selectors: {
    '&:hover': { color: colour.ink, borderColor: colour.lineStrong },
    '&[aria-current]': { color: colour.brandStrong, fontWeight: weight.semibold, borderColor: colour.brand },
  },
  '@media': {
    [media.wide]: { marginInlineStart: 0, marginBottom: -1, borderWidth: '0 0 3px' },
    [media.forced]: { selectors: { '&[aria-current]': highlight } },
  },
});

export const ground = style({ fill: colour.brandSoft });
export const far = style({ fill: colour.brand, opacity: 0.2 });
export const middle = style({ fill: colour.brand, opacity: 0.45 });
export const near = style({ fill: colour.brand });
export const paper = style({ fill: colour.paper });
export const line = style({
  fill: 'none',
  stroke: colour.brand,
  strokeWidth: 6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const thin = style([line, { strokeWidth: 4, opacity: 0.5 }]);
export const accent = style({ fill: colour.accent });
