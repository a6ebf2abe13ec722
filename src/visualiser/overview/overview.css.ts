import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../ui/display/Skeleton.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { highlight, media, motion, radius, space, text, weight, width } from '../../ui/theme/tokens.ts';
import { command } from '../app/app.css.ts';

export const page = style({
  ...mix.rows(space.m),
  alignContent: 'start',
  minHeight: '100dvh',
  maxWidth: '100rem',
  marginInline: 'auto',
  padding: space.s,
  '@media': {
    [media.desktop]: { padding: `${space.s} ${space.m}` },
    print: { display: 'block', padding: 0 },
  },
});

export const main = style({ display: 'grid', gap: space.l });

export const bar = style(mix.line(space.xs));

export const view = style([
  command,
  {
    textDecoration: 'none',
    selectors: {
      '&&[aria-current]:not(:disabled)': { color: colour.onBrand, backgroundColor: colour.brand },
    },
    '@media': { [media.forced]: { selectors: { '&[aria-current]': highlight } } },
  },
]);

export const tools = style([bar, { gap: `${space.xs} ${space.m}`, ...mix.unprinted }]);

globalStyle(`${tools} > div`, { padding: 0, border: 0 });

export const filter = style({ flex: '1 1 14rem', maxWidth: '26rem' });

export const group = style({ ...mix.rows(space.s), '@media': { print: { display: 'block' } } });

export const coming = style([group, { alignContent: 'start', minHeight: '24rem' }]);

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space.m,
});

const list = (least: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
    alignItems: 'start',
    gap: space.l,
    '@media': { print: { gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))` } },
  });

export const screens = { phone: list('16rem'), tablet: list('22rem'), desk: list('30rem') } as const;

export const card = style({
  position: 'relative',
  ...mix.rows(space.xs),
  gridTemplateRows: 'auto 1fr',
  backgroundColor: colour.paper,
  alignContent: 'start',
  padding: space.m,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  transition: `border-color ${motion.quick}`,
  ':hover': { borderColor: colour.brandStrong },
  '@media': { print: { breakInside: 'avoid' } },
});

export const screen = style([card, { gridTemplateRows: 'none' }]);

export const name = style(text.m);

export const opener = style({
  padding: 0,
  color: colour.ink,
  fontWeight: weight.semibold,
  textAlign: 'start',
  textDecoration: 'none',
  background: 'none',
  border: 0,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.l },
  ':hover': { color: colour.brandStrong },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `3px solid ${colour.focus}`, outlineOffset: 2 } },
});

export const way = style({ ...text.s, ...mix.wrapped(`0 ${space.xxs}`), color: colour.inkSoft });

globalStyle(`${way} > li:not(:last-child)::after`, { content: '" →"' });

export const note = style(mix.soft);

export const printedNote = style([note, { '@media': { screen: { display: 'none' } } }]);

export const place = style({
  pointerEvents: 'none',
  // Hides empty cards on paper: only cards near the window contain a screen.
  '@media': { print: { selectors: { '&:empty': { display: 'none' } } } },
});

export const mini = style({
  display: 'grid',
  height: '9rem',
  padding: space.xs,
  overflow: 'hidden',
  backgroundColor: colour.canvas,
  borderRadius: radius.m,
  // Hides these charts on paper, because charts outside the window are not loaded.
  ...mix.unprinted,
});

globalStyle(`${mini} > svg`, { width: '100%', height: '100%', minHeight: 0 });

export const arrow = style({
  fill: 'none',
  stroke: colour.inkSoft,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});

export const facts = style([bar, { ...text.s, gap: `${space.xxs} ${space.s}` }]);

export const link = style({ color: colour.brandStrong });

const narrow = `screen and (not ${media.desktop})`;

export const matrix = style({
  ...text.s,
  width: '100%',
  borderCollapse: 'collapse',
  backgroundColor: colour.paper,
});

globalStyle(`${matrix} :is(th, td)`, {
  padding: `${space.xs} ${space.s}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderTop: `1px solid ${colour.line}`,
  fontWeight: weight.regular,
});
globalStyle(`${matrix} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  fontWeight: weight.semibold,
  backgroundColor: colour.paper,
});
globalStyle(`${matrix} tbody th[scope="rowgroup"]`, {
  fontWeight: weight.semibold,
  backgroundColor: colour.canvas,
});
globalStyle(`${matrix} :is(thead, td, th)`, {
  '@media': { [narrow]: { display: 'flex', justifyContent: 'space-between' } },
});
globalStyle(`${matrix} th[scope="row"]`, { '@media': { [narrow]: { display: 'block' } } });
globalStyle(`${matrix} tbody`, { breakInside: 'avoid' });
globalStyle(`${matrix} thead`, { '@media': { [narrow]: hidden } });
globalStyle(`${matrix} :is(tbody, tr)`, { '@media': { [narrow]: { display: 'block' } } });

export const why = style({ ...text.s, display: 'block', maxWidth: width.text, color: colour.inkSoft });

const answerOf = (ink: string) => style({ color: ink });

export const answer = {
  yes: style([answerOf(colour.ok), { fontWeight: weight.semibold }]),
  no: answerOf(colour.bad),
  unknown: answerOf(colour.inkSoft),
};

export const narrowOnly = style({
  color: colour.ink,
  '@media': { [`print, ${media.desktop}`]: { display: 'none' } },
});
