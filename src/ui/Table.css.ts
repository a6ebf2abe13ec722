import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, radius, space, text, weight } from './tokens.ts';

export const frame = style({
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
});

// On a phone each row is a card whose cells carry their header's words; of the headers, what sorts remains.
export const head = style({
  '@media': {
    [media.phone]: { display: 'flex', flexWrap: 'wrap', columnGap: space.m, padding: `0 ${space.m}` },
  },
});

export const header = style({
  ...text.s,
  padding: `0 ${space.m}`,
  height: 48,
  textAlign: 'start',
  color: colour.inkSoft,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
});

export const sortable = style({ '@media': { [media.phone]: { display: 'block', padding: 0 } } });

export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: 44,
  padding: 0,
  color: 'inherit',
  fontWeight: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: radius.s,
  cursor: 'pointer',
  selectors: { '&:hover': { color: colour.ink }, '[aria-sort] > &': { color: colour.brandStrong } },
});

export const row = style({
  borderTop: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { display: 'grid', gap: space.xxs, padding: space.m } },
});

export const cell = style({
  padding: `${space.s} ${space.m}`,
  textAlign: 'start',
  fontWeight: weight.regular,
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(96px, 1fr) 2fr',
      gap: space.s,
      padding: 0,
      selectors: {
        '&::before': { content: 'attr(data-label)', color: colour.inkSoft, fontSize: text.s.fontSize },
      },
    },
  },
});

export const main = style({ fontWeight: weight.semibold });

export const numeric = style({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.wide]: { textAlign: 'end' } },
});
