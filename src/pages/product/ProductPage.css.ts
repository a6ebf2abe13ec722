import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import { columns, radius, space, text, width } from '../../ui/theme/tokens.ts';

export const page = column.xl;

/** What slides out goes no further than the edge of the column. */
export const frame = style({
  minWidth: 0,
  // The focus ring of what touches the edge is not cut.
  margin: `0 -${space.xs}`,
  padding: `0 ${space.xs}`,
  overflowX: 'clip',
});

export const content = column.xl;

const out = keyframes({ to: { opacity: 0, transform: 'translateX(-100%)' } });

export const leaving = style([
  content,
  {
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${out} 600ms ease-in both` },
    },
  },
]);

export const illustration = style({
  width: '100%',
  height: 'auto',
  borderRadius: radius.l,
  '@media': { print: { display: 'none' } },
});

export const words = style({ ...text.m, display: 'grid', gap: space.s, maxWidth: width.text });

export const features = style({ display: 'grid', gap: space.l, gridTemplateColumns: columns('18rem') });

// One more than fills the lines takes one of its own.
globalStyle(`${features} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });

export const list = style({ display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  // In large text on a narrow screen, « consommations » is wider than its line.
  overflowWrap: 'anywhere',
});

export const mark = style({ flexShrink: 0, marginTop: '0.125rem', color: colour.brand });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  '@media': { print: { display: 'none' } },
});
