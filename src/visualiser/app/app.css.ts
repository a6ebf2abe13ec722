import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../ui/display/Skeleton.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { media, motion, radius, space, text, weight } from '../../ui/theme/tokens.ts';

export const page = style({
  ...mix.rows(space.xs),
  gridTemplate: 'auto auto minmax(26rem, 1fr) / minmax(0, 1fr)',
  height: '100dvh',
  padding: space.s,
  '@media': {
    [media.desktop]: { padding: `${space.s} ${space.m}` },
    print: { display: 'block', height: 'auto', minHeight: 0, padding: 0 },
  },
});

export const header = style({ position: 'relative', ...mix.line(`${space.s} ${space.m}`), ...mix.unprinted });

export const name = style({ ...text.l, fontWeight: weight.semibold, flex: '1 1 12rem' });

export const picker = style({ ...mix.soft, ...mix.rows(space.xxs) });

export const select = style({
  ...text.m,
  width: '100%',
  minHeight: '40px',
  padding: `${space.xxs} ${space.s}`,
  color: colour.ink,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.m,
});

const sheet = style({ display: 'grid', minHeight: 0, ...mix.paper, overflow: 'clip' });

export const side = style([sheet, mix.unprinted]);

export const chart = style([
  sheet,
  {
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    containerType: 'inline-size',
    selectors: { '&:fullscreen': { border: 0, borderRadius: 0 } },
    '@media': { print: { display: 'block', containerType: 'normal', border: 0, overflow: 'visible' } },
  },
]);

export const screen = style([
  sheet,
  {
    gridTemplateRows: 'auto minmax(0, 1fr)',
    '@media': { print: { display: 'block', border: 0, overflow: 'visible', breakBefore: 'page' } },
  },
]);

export const pane = style({
  ...mix.rows(space.l),
  alignContent: 'start',
  padding: space.m,
  overflowY: 'auto',
});

export const acts = style([
  pane,
  { padding: 0, overflow: 'visible', selectors: { '&[inert]': { opacity: 0.5 } } },
]);

export const tools = style({
  ...mix.wrapped(space.s),
  alignItems: 'end',
  padding: space.xs,
  borderBottom: `1px solid ${colour.line}`,
  ...mix.unprinted,
});

export const looks = style([tools, { flexWrap: 'nowrap', gap: space.xs }]);

globalStyle(`${looks} > label`, { flex: '1 1 6.5rem', minWidth: 'fit-content' });
globalStyle(`${looks} > label:last-child`, { flexBasis: '8.5rem', minWidth: 0 });
globalStyle(`${looks} select`, { ...text.s, paddingInline: space.xxs, contain: 'inline-size' });

export const search = style({ flex: '1 1 8rem' });

export const workspace = style({ display: 'grid', minHeight: 0, '@media': { print: { display: 'block' } } });

export const slot = style({
  height: '100%',
  minHeight: 0,
  selectors: { '&:not([hidden])': { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' } },
  '@media': { print: { selectors: { '&:not([hidden])': { display: 'block' } } } },
});

// `!important`, because the library of the panels sets inline styles.
globalStyle(`${workspace} :is([data-group], [data-panel], [data-panel] > div)`, {
  '@media': {
    print: {
      display: 'block !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
    },
  },
});

export const separator = style({
  position: 'relative',
  width: space.s,
  borderRadius: radius.s,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInline: 0,
    width: 4,
    height: 44,
    margin: 'auto',
    borderRadius: radius.round,
    backgroundColor: colour.lineStrong,
    transition: `background-color ${motion.quick}, height ${motion.quick}`,
  },
  selectors: {
    '&:is([data-separator="hover"], [data-separator="active"], :focus-visible)::after': {
      height: '100%',
      backgroundColor: colour.brand,
    },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [media.forced]: { '::after': { backgroundColor: 'CanvasText' } }, print: { display: 'none' } },
});

export const wideOnly = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
  selectors: { ':fullscreen &': { display: 'none' } },
});

export const narrow = style({
  ...mix.rows(space.xs),
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  minHeight: 0,
});

export const tabs = style({ display: 'flex', gap: space.xxs });

export const part = style({
  minHeight: 0,
  selectors: {
    '&:not([data-inert])': { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' },
    '&[data-inert]': { display: 'none' },
  },
});

export const pressed = style({
  ...text.s,
  width: '100%',
  minHeight: '40px',
  padding: `${space.xs} ${space.s}`,
  textAlign: 'start',
  border: '1px solid transparent',
  borderRadius: radius.s,
  backgroundColor: 'transparent',
  color: colour.ink,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
});

export const choice = style([
  pressed,
  {
    borderColor: colour.line,
    selectors: { '&:hover': { borderColor: colour.brandStrong, backgroundColor: colour.brandSoft } },
  },
]);

export const command = style([
  pressed,
  {
    width: 'auto',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    borderColor: colour.line,
    color: colour.brandStrong,
    textDecoration: 'none',
    fontWeight: weight.semibold,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { backgroundColor: colour.brandSoft },
      '&[aria-disabled="true"]': {
        color: colour.inkSoft,
        backgroundColor: colour.canvas,
        cursor: 'not-allowed',
      },
    },
  },
]);

export const wordy = style({ '@media': { [`not all and ${media.wide}`]: hidden } });

export const commands = style(mix.wrapped(space.xs));

export const link = style({
  ...mix.bare,
  minHeight: '28px',
  textAlign: 'start',
  color: colour.brandStrong,
  textDecoration: 'underline',
});

export const card = style({
  ...text.s,
  ...mix.rows(space.s),
  padding: space.m,
  backgroundColor: colour.brandSoft,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
});

export const steps = style({ ...mix.rows(space.xs), paddingInlineStart: space.l, listStyle: 'decimal' });
