import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../ui/display/Skeleton.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { highlight, motion, radius, space, text } from '../../ui/theme/tokens.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  ...mix.paper,
  '@media': { print: { display: 'none' } },
});

export const track = style({
  display: 'flex',
  flex: 1,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
});

export const slide = style({
  flex: '0 0 100%',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.l,
  padding: `${space.xl} min(${space.xl}, 7vw) 0`,
  scrollSnapAlign: 'start',
});

export const words = style({ display: 'grid', gap: space.xs, justifyItems: 'start' });

export const description = style({ ...text.m, color: colour.inkSoft });

export const dots = style({
  display: 'flex',
  justifyContent: 'center',
  margin: 0,
  padding: `${space.xs} 0 ${space.s}`,
  border: 'none',
});

export const legend = style(hidden);

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: radius.s,
  ...mix.bare,
  '::before': {
    content: '',
    width: '8px',
    height: '8px',
    borderRadius: radius.round,
    backgroundColor: colour.lineStrong,
    transition: `width ${motion.quick}`,
  },
  selectors: { '&[aria-pressed="true"]::before': { width: '22px', backgroundColor: colour.brand } },
  ...mix.forced({
    '::before': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
    selectors: { '&[aria-pressed="true"]::before': highlight },
  }),
});

export const detail = style({ ...text.s, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });

export const unread = style([detail, { whiteSpace: 'nowrap' }]);

export const unit = style({ '@container': { 'table (width >= 35rem)': { display: 'none' } } });

export const least = style([unread, { '@container': { 'table (width >= 35rem)': { display: 'block' } } }]);

export const list = style({});
globalStyle(`:has(> ${list})`, { '@media': { print: { breakInside: 'avoid' } } });
globalStyle(`${list} > div:first-child`, { border: 0, borderRadius: 0 });
globalStyle(`${list} :is(tr, th:first-child)`, { paddingInlineStart: 0 });
globalStyle(`${list} :is(tr, :last-child:is(th, td))`, { paddingInlineEnd: 0 });
globalStyle(`${list} th > div`, { minWidth: '7.5rem' });
globalStyle(`${list} th + td > div`, { minWidth: '6rem' });
globalStyle(`${list} th > div > a`, { position: 'relative', color: colour.ink, textDecoration: 'none' });
globalStyle(`${list} th > div > a::after`, mix.touchArea);

/** Card of three lines: contract and balance, address, chart and volume. */
const onCard = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${list} ${selector}`, { '@container': { 'table (width < 35rem)': rule } });

onCard('td::before', { content: 'none' });
onCard('td:nth-child(2)', { flex: '1 1 100%' });
onCard('td > div:has(> svg)', mix.line(`0 ${space.xs}`));
onCard('td:has(> div > svg) p', { display: 'none' });
onCard('td > div > svg', { width: '4.5rem', height: '1.125rem' });
onCard('td:nth-child(4)', { marginInlineStart: 'auto' });

export const amount = style(mix.strongFigures);

export const page = column.m;

const wide = 'screen and (min-width: 48em)';

export const actions = style({
  display: 'none',
  flexWrap: 'wrap',
  gap: space.s,
  '@media': { [wide]: { display: 'flex' } },
});

/** Actions at the end of the page on a phone, whose first screen must show overdue invoices and leaks. */
export const phoneActions = style({
  ...mix.line(space.s),
  '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
});

export const bones = style({ display: 'grid', gap: space.s });
