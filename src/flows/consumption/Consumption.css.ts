import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { controlHeight, media, space, text, weight } from '../../ui/theme/tokens.ts';

const words = style({ overflowWrap: 'break-word' });

const card = 'broad-table (width < 46rem)';

export const number = style([words, { fontVariantNumeric: 'tabular-nums' }]);

export const numberInTable = style([
  number,
  { '@container': { [card]: { display: 'none' } }, '@media': { print: { display: 'inline !important' } } },
]);

export const numberOnCard = style([
  number,
  {
    display: 'none',
    '@container': { [card]: { display: 'inline' } },
    '@media': { print: { display: 'none !important' } },
  },
]);

export const unit = style({ display: 'none', '@container': { [card]: { display: 'inline' } } });

export const whole = style({
  position: 'relative',
  display: 'inline-flex',
  verticalAlign: 'top',
  marginBlock: `calc((${text.s.lineHeight} - ${controlHeight}) / 2)`,
  marginInline: '-4px -8px',
  '@media': { [media.forced]: { marginBlock: 0 } },
});

export const address = style({ ...text.s, display: 'block', color: colour.inkSoft });

export const end = style({ display: 'inline-block', maxWidth: '100%' });

export const equipment = style({
  display: 'inline-grid',
  whiteSpace: 'nowrap',
  '@media': { print: { gridTemplateColumns: 'max-content' } },
});

export const code = style({
  ...mix.soft,
  '@media': { print: { fontSize: 'inherit', lineHeight: 'inherit' } },
});

export const kind = style([code, { fontWeight: weight.regular }]);

export const more = style([
  kind,
  { display: 'block', whiteSpace: 'nowrap', '@container': { [card]: { display: 'none' } } },
]);

export const links = style({
  ...mix.row(space.xs),
  justifyContent: 'flex-end',
  marginBlock: '-9px',
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
});

export const lastRead = style(mix.wrapped(`0 ${space.xs}`));

export const days = style({ ...text.s, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' });

/** Fixed size, so that the row does not move when its small chart loads. */
export const months = style({ display: 'flex', alignItems: 'center', width: 108, minHeight: 28 });

export const yearTotal = style({
  display: 'inline-grid',
  justifyItems: 'end',
  verticalAlign: 'top',
  minWidth: '4rem',
  whiteSpace: 'nowrap',
});

export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  verticalAlign: 'top',
  minWidth: '3.75rem',
  whiteSpace: 'nowrap',
  '@container': { [card]: { minWidth: 0 } },
});

export const aside = style({ ...mix.line(`0 ${space.m}`), justifyContent: 'flex-end' });

export const contractTotal = style({
  ...mix.softFigures,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
});

export const contractBars = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'inline-flex' } },
});

export const foot = style({ ...mix.line(`${space.xs} ${space.m}`), ...mix.unprinted });

const rowOf = `tbody tr:has(${months})`;
const onPhone = (rule: StyleRule): StyleRule => ({
  '@container': { 'broad-table (17rem <= width < 30rem)': rule },
});

globalStyle(`${rowOf} > :is(th, td)`, {
  '@container': {
    'broad-table (width >= 46rem)': { height: `max(2.75rem, ${controlHeight})`, paddingBlock: '2px' },
  },
});
globalStyle(`table:has(${months}) :is(th, td):not(:first-child)`, {
  '@container': { 'broad-table (46rem <= width < 62rem)': { paddingInline: space.xs } },
});

globalStyle(rowOf, { '@container': { [card]: { position: 'relative' } } });
globalStyle(`${numberOnCard} > a::after`, { content: '', position: 'absolute', inset: 0 });
globalStyle(`${rowOf} > td:has(${address})`, onPhone({ flex: '1 1 0' }));
globalStyle(`${end} > :first-child`, onPhone({ display: 'none' }));
