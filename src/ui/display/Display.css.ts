import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../theme/column.css.ts';
import * as mix from '../theme/mixins.ts';
import { columns, media, radius, space, text, weight, width } from '../theme/tokens.ts';

const base = style({
  ...text.xs,
  ...mix.row(space.xxs),
  display: 'inline-flex',
  padding: '0 7px',
  ...mix.edged,
  borderRadius: radius.s,
  fontWeight: weight.semibold,
  '@media': { print: { borderColor: 'currentcolor' } },
});

const forced = {
  '@media': { [media.forced]: { color: 'CanvasText', backgroundColor: 'Canvas', borderColor: 'CanvasText' } },
};

export const tag = styleVariants(
  {
    bad: { color: colour.bad, backgroundColor: colour.badSoft },
    warn: { color: colour.warn, backgroundColor: colour.warnSoft },
    ok: { color: colour.ok, backgroundColor: colour.okSoft },
    info: { color: colour.brandStrong, backgroundColor: colour.brandSoft },
    neutral: { color: colour.ink, backgroundColor: colour.canvas, borderColor: colour.line },
  },
  (colours) => [base, { ...colours, ...forced }],
);

export const card = style({
  padding: space.m,
  ...mix.paper,
  '@media': { [media.wide]: { padding: space.l } },
});

const spread = { justifyContent: 'space-between' } as const;

export const header = style({ ...mix.line(space.xs), ...spread, marginBottom: space.s });

export const facing = style(mix.beside);

export const pageHeader = style({ ...mix.wrapped(`0 ${space.xs}`), alignItems: 'flex-start' });

export const main = style({ ...mix.line(space.s), ...spread, flex: 1 });

export const parent = style({ ...mix.line(space.s), ...mix.unprinted, flex: '0 0 100%' });
globalStyle(`${parent} > a`, { textAlign: 'start' });

export const nextStep = style({ flex: '0 0 100%', marginBlock: space.xs, ...mix.unprinted });

export const words = style({ flex: '1 1 auto' });

/** Fixed width: a subtitle that loads later must not move the buttons beside it. */
export const wordsWithSubtitle = style([words, { flexBasis: 'min(20rem, 100%)' }]);

export const subtitle = style({ ...text.s, color: colour.inkSoft });
export const actions = style({
  ...mix.wrapped(space.xs),
  '@media': {
    [media.wide]: { gap: space.s },
    // Equal columns, because the width of the labels changes when the font loads.
    'screen and (width < 26em)': {
      selectors: {
        '&:has(> :nth-child(4))': {
          display: 'grid',
          flex: '1 1 100%',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
        },
      },
    },
  },
});

/** Reduces the padding, so that three buttons or links fit in one line on a phone 360 px wide. */
const three = `${actions}:has(> :nth-child(3):last-child):not(:has(> div))`;
globalStyle(`${three} > *`, { '@media': { 'screen and (width < 26em)': { paddingInline: 10 } } });
globalStyle(`${three} > span`, {
  '@media': { 'screen and (width < 26em)': { maxWidth: `calc((100% - 2 * ${space.xs}) / 3)` } },
});
globalStyle(`${three} > * > svg`, { '@media': { 'screen and (width < 26em)': { display: 'none' } } });

export const container = column.m;

export const blank = style({
  ...mix.rows(space.m),
  justifyItems: 'center',
  padding: `${space.xxl} ${space.l}`,
  textAlign: 'center',
  color: colour.inkSoft,
  ...mix.paper,
});

export const blankWords = style({ display: 'grid', justifyItems: 'center', gap: space.xs });

export const blankTitle = style({ ...text.m, color: colour.ink, fontWeight: weight.semibold });
export const blankText = style({ ...mix.rows(space.m), justifyItems: 'center', maxWidth: width.text });
export const foot = style({ ...mix.line(`${space.xs} ${space.m}`), justifyContent: 'center' });
export const count = style({ ...text.s, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });

const grid = style({ display: 'grid', gap: space.s });

export const listIn = {
  rows: grid,
  columns: style([grid, { gridTemplateColumns: columns('16rem'), gap: `${space.m} ${space.xl}` }]),
};

export const pairInRows = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.m });

export const term = style({ ...mix.soft, flex: '1 1 9rem', lineHeight: text.m.lineHeight });
export const value = style({ flex: '2 1 16rem', overflowWrap: 'anywhere' });
export const missing = style({ color: colour.inkSoft });
