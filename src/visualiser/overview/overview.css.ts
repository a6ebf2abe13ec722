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

export const main = style(mix.rows(space.l));

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
  ...mix.rows(space.m),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
});

const list = (least: string) =>
  style({
    ...mix.rows(space.l),
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
    alignItems: 'start',
    '@media': { print: { gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))` } },
  });

export const screens = { phone: list('16rem'), tablet: list('22rem'), desk: list('30rem') } as const;

export const card = style({
  position: 'relative',
  ...mix.rows(space.xs),
  ...mix.paper,
  gridTemplateRows: 'auto 1fr',
  alignContent: 'start',
  padding: space.m,
  transition: `border-color ${motion.quick}`,
  ':hover': { borderColor: colour.brandStrong },
  '@media': { print: { breakInside: 'avoid' } },
});

export const screen = style([card, { gridTemplateRows: 'none' }]);

export const name = style(text.m);

export const opener = style({
  ...mix.bare,
  color: colour.ink,
  fontWeight: weight.semibold,
  textAlign: 'start',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.l },
  ':hover': { color: colour.brandStrong },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `3px solid ${colour.focus}`, outlineOffset: 2 } },
});

export const way = style({ ...mix.soft, ...mix.wrapped(`0 ${space.xxs}`) });

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

export const why = style({ ...mix.soft, display: 'block', maxWidth: width.text });

export const answer = {
  yes: style({ color: colour.ok, fontWeight: weight.semibold }),
  no: style({ color: colour.bad }),
  unknown: style({ color: colour.inkSoft }),
};

export const narrowOnly = style({
  color: colour.ink,
  '@media': { [`print, ${media.desktop}`]: { display: 'none' } },
});
