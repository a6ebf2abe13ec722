import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../display/Skeleton.css.ts';
import * as mix from '../theme/mixins.ts';
import { controlHeight, headerHeight, media, radius, space, text, weight } from '../theme/tokens.ts';

type Rule = NonNullable<StyleRule['@container']>[string];

type Cards = { dense?: Rule; packed?: Rule };

/** Applies a rule if the table is too narrow for its columns. Each row is then a card. */
const stacked = (rule: Rule, { dense = {}, packed = {} }: Cards = {}): StyleRule => ({
  '@container': {
    'table (width < 35rem)': rule,
    'dense-table (width < 35rem)': { ...rule, ...dense },
    'broad-table (width < 46rem)': rule,
    'packed-table (width < 45.25rem)': { ...rule, ...dense, ...packed },
    'wide-table (width < 54rem)': rule,
    'ample-table (width < 56rem)': { ...rule, ...dense, ...packed },
  },
});

const tight = (rule: Rule): StyleRule => ({
  '@container': {
    'broad-table (46rem <= width < 54rem)': rule,
    'wide-table (54rem <= width < 68rem)': rule,
    'paper-table (min-width: 0)': { ...rule, fontSize: '0.75rem', lineHeight: '1rem' },
  },
});

const breakBeforeDetails: Rule = { '::after': { content: '', order: -2, flexBasis: '100%' } };

/** Label of a value on a card. Its alternative text is empty: screen readers read the header cell instead. */
const labelled = {
  '&::before': { content: ['attr(data-label)', 'attr(data-label) / ""'], color: colour.inkSoft },
};

const paper = style({ containerType: 'inline-size', ...mix.paper });

/**
 * Names of containers, by the width that the columns need. `dense`: cards of one or two lines. The widest
 * tables (`packed` to `ample`) remain tables on paper.
 */
export const frame = styleVariants(
  {
    usual: 'table',
    dense: 'dense-table',
    packed: 'packed-table',
    broad: 'broad-table',
    wide: 'wide-table',
    ample: 'ample-table',
  },
  (containerName, size) => [
    paper,
    {
      containerName,
      ...(/packed|broad|wide|ample/.test(size) && { '@media': { print: { containerName: 'paper-table' } } }),
      ...(size === 'dense' && { '@media': { print: { breakInside: 'avoid' } } }),
    },
  ],
);

export const sorting = style({
  display: 'none',
  '@media': { print: { display: 'none !important' } },
  ...stacked({ ...mix.row(space.xs), padding: `${space.xs} ${space.m}` }),
});

globalStyle(`${sorting} > label`, { ...text.s, flexShrink: 0 });

export const table = style(stacked({ display: 'block' }));

export const head = style(stacked(hidden));

export const header = style([
  {
    ...mix.soft,
    padding: `0 ${space.s}`,
    position: 'relative',
    height: '2.5rem',
    textAlign: 'start',
    fontWeight: weight.regular,
    backgroundColor: colour.paper,
    // Shadow instead of a collapsed border, which would not move with a sticky cell.
    boxShadow: `inset 0 -1px ${colour.line}`,
    '@media': {
      [`screen and ${media.tall}`]: { position: 'sticky', zIndex: 2, top: mix.sticky(headerHeight) },
      [media.forced]: { borderBottom: '1px solid' },
    },
    selectors: {
      '&:first-child': { paddingInlineStart: space.m, borderStartStartRadius: `calc(${radius.l} - 1px)` },
      '&:last-child': { borderStartEndRadius: `calc(${radius.l} - 1px)` },
      '&:has(button):hover': { color: colour.ink },
      '&[aria-sort]': { color: colour.brandStrong },
    },
  },
  tight({ paddingInline: space.xs }),
]);

export const figuresHeader = style([header, { textAlign: 'end' }]);

export const sorter = style({
  ...mix.row(space.xxs),
  display: 'inline-flex',
  ...mix.bare,
  textAlign: 'inherit',
  color: 'inherit',
  '::after': { content: '', position: 'absolute', inset: '2px 0', borderRadius: radius.s },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${colour.focus}`, outlineOffset: '-3px' },
  },
  '@media': { print: { display: 'none' } },
  ...stacked({ display: 'none' }),
});

globalStyle(`${sorter} > svg.lucide`, { width: '0.875rem', height: '0.875rem' });

export const unpressed = style({
  display: 'none',
  '@media': { print: { display: 'inline' } },
  ...stacked({ display: 'inline' }),
});

export const row = style([
  { selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } } },
  stacked(
    {
      ...mix.line(`2px ${space.s}`),
      padding: `10px ${space.m}`,
      ...breakBeforeDetails,
      selectors: {
        'table:not(:first-child) > tbody > &:first-child': { borderTop: `1px solid ${colour.line}` },
      },
    },
    {
      dense: {
        alignItems: 'baseline',
        gap: `0 ${space.s}`,
        padding: space.xs,
        '::after': { display: 'none' },
      },
      packed: { gap: `0 ${space.m}`, padding: `${space.xs} ${space.s}`, ...breakBeforeDetails },
    },
  ),
]);

const cell = style([
  {
    ...text.table,
    height: `max(2.75rem, ${controlHeight})`,
    padding: `9px ${space.s}`,
    textAlign: 'start',
    fontWeight: weight.regular,
    overflowWrap: 'anywhere',
    selectors: { '&:first-child': { paddingInlineStart: space.m } },
  },
  stacked({ height: 'auto', padding: 0, selectors: { '&:first-child': { paddingInlineStart: 0 } } }),
  tight({ ...text.s, padding: space.xs, overflowWrap: 'break-word' }),
  { '@container': { 'wide-table (width >= 54rem)': { paddingBlock: '1px' } } },
]);

export const detail = style([
  cell,
  stacked({
    ...text.s,
    ...mix.wrapped(`0 ${space.xxs}`),
    flex: '0 1 auto',
    selectors: { ...labelled, '&:has(> div:empty)': { display: 'none' } },
  }),
]);

const aligned = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', textAlign: 'end' } as const;

export const figures = style([
  detail,
  { ...aligned, ...stacked({ textAlign: 'start', whiteSpace: 'normal' }) },
]);

export const title = style([
  cell,
  { fontWeight: weight.semibold },
  stacked({ order: -3, flex: '1 1 min(100%, 9rem)' }, { dense: { flex: '0 1 auto' } }),
]);

export const lead = style([
  cell,
  stacked(
    { ...text.s, order: -1, flex: '0 1 auto', color: colour.inkSoft },
    { dense: { order: -2, flex: '1 1 auto' } },
  ),
]);

export const none = style([cell, stacked({ display: 'none' })]);

export const foot = style([cell, stacked({ order: 1, flex: '1 1 100%' })]);

export const facing = style([
  cell,
  { paddingBlock: 0 },
  tight({ paddingBlock: 0 }),
  stacked(
    {
      position: 'relative',
      order: -2,
      flex: '0 0 auto',
      ...mix.beside,
      marginInlineEnd: `calc(-1 * ${space.s})`,
    },
    {
      dense: { order: -1, marginBlock: 0, marginInline: 'auto 0' },
      packed: { order: -2, display: 'flex', flexWrap: 'wrap', gap: `0 ${space.xs}`, selectors: labelled },
    },
  ),
  { '@media': { [media.forced]: { marginBlock: '0 !important' } } },
]);

export const facingFigures = style([
  facing,
  {
    ...aligned,
    ...stacked(
      { marginBlock: 0, marginInlineEnd: 0 },
      { packed: { flex: '0 1 auto', justifyContent: 'flex-end', whiteSpace: 'normal' } },
    ),
  },
]);

export const icons = style([facing, aligned, stacked({ order: 1, marginInlineStart: 'auto' })]);

globalStyle(`:is(${frame.dense}, ${frame.packed}) :is(th, td)`, {
  '@media': { print: { ...text.s, height: 'auto', paddingBlock: '2px', overflowWrap: 'break-word' } },
});
globalStyle(`${row} *`, { scrollMarginTop: '3rem' });

globalStyle(`${frame.dense} th`, { overflowWrap: 'break-word' });
