import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, space, text, weight } from './tokens.ts';

const paper = style({
  containerType: 'inline-size',
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
});

/** By the room that its columns need. */
export const frame = styleVariants({ usual: 'table', wide: 'wide-table' }, (containerName) => [
  paper,
  { containerName },
]);

/** What a rule becomes where the columns have no room: each row is a card whose cells carry their header's words. */
const stacked = (rule: NonNullable<StyleRule['@container']>[string]): StyleRule => ({
  '@container': { 'table (max-width: 600px)': rule, 'wide-table (max-width: 900px)': rule },
});

// Of the headers of cards, what sorts remains.
export const head = style(
  stacked({ display: 'flex', flexWrap: 'wrap', columnGap: space.m, padding: `0 ${space.m}` }),
);

export const header = style({
  ...text.s,
  padding: `0 ${space.m}`,
  height: 48,
  textAlign: 'start',
  color: colour.inkSoft,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  ...stacked({ display: 'none' }),
});

export const sortable = style(stacked({ display: 'block', padding: 0 }));

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
  ...stacked({ display: 'grid', gap: space.xxs, padding: space.m }),
});

export const cell = style({
  padding: `${space.s} ${space.m}`,
  textAlign: 'start',
  fontWeight: weight.regular,
  overflowWrap: 'anywhere',
  ...stacked({
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 1fr) 2fr',
    alignItems: 'baseline',
    gap: space.s,
    padding: 0,
    selectors: {
      '&::before': { content: 'attr(data-label)', color: colour.inkSoft, fontSize: text.s.fontSize },
    },
  }),
});

export const main = style({ fontWeight: weight.semibold });

export const numeric = style({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  ...stacked({ textAlign: 'start' }),
});
