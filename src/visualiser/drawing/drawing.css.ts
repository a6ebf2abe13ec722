import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { type ColourRole, colour } from '#brands/contract.css.ts';
import { item } from '../../ui/controls/menu/Menu.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { columns, media, motion, radius, shade, space, text, weight } from '../../ui/theme/tokens.ts';

const inSystem = (system: string, roles: readonly ColourRole[]) =>
  Object.fromEntries(roles.map((role) => [colour[role], system]));

export const canvas = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr) auto',
  width: '100%',
  height: '100%',
  minHeight: 0,
  overflow: 'hidden',
  containerType: 'size',
  backgroundColor: colour.canvas,
  '@media': {
    [media.forced]: {
      vars: {
        ...inSystem('CanvasText', ['ink', 'inkSoft', 'line', 'lineStrong', 'brandStrong']),
        ...inSystem('CanvasText', ['ok', 'warn', 'bad']),
        ...inSystem('Canvas', ['canvas', 'paper', 'brandSoft', 'okSoft', 'warnSoft', 'badSoft']),
        ...inSystem('Highlight', ['brand', 'accent', 'focus']),
        [colour.onBrand]: 'HighlightText',
      },
    },
    print: { display: 'block', height: 'auto', overflow: 'visible', containerType: 'normal' },
  },
});

export const ground = style({ minHeight: 0 });

export const gutter = style({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'center',
  backgroundColor: colour.paper,
  '@container': {
    '(min-width: 30rem)': {
      gridColumn: 2,
      flexDirection: 'column',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: space.s,
      width: '96px',
      padding: `${space.xs} 0`,
      borderInlineStart: `1px solid ${colour.line}`,
    },
  },
  ...mix.unprinted,
});

// `&&` gives this style priority over the stylesheet of the zoom library, which may load later.
export const view = style({
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&&': { width: '100%', height: '100%', overflow: 'hidden' },
    '&:active': { cursor: 'grabbing' },
  },
  '@media': { print: { selectors: { '&&': { height: 'auto', overflow: 'visible' } } } },
});

export const content = style({
  selectors: { '&&': { width: 'fit-content', transformOrigin: '0 0' } },
  '@media': { print: { selectors: { '&&': { width: '100%', transform: 'none !important' } } } },
});

globalStyle(`${content} svg`, {
  display: 'block',
  '@media': {
    print: { width: '100%', height: 'auto', maxHeight: 'calc(100vh - 3.25rem)', printColorAdjust: 'exact' },
  },
});
globalStyle(`${content} > div`, { '@media': { print: { width: '100%' } } });
globalStyle(`${content} :is([data-node], [data-toggle], [data-offer], [data-reach])`, { cursor: 'pointer' });
globalStyle(`${content} :is([data-node], [data-branch])`, { transition: `opacity ${motion.quick}` });
globalStyle(`${content} [data-offer]:hover > rect`, { strokeWidth: 3.5 });
globalStyle(`${content} [data-node]:hover > rect:first-of-type`, { stroke: colour.brand });
globalStyle(`${content} :is([data-node], [data-toggle], [data-offer], [data-reach]):focus-visible`, {
  outline: `calc(3px / var(--scale, 1)) solid ${colour.focus}`,
  outlineOffset: `calc(3px / var(--scale, 1))`,
});

/** Hidden drawing that printed parts reference. `display: none` would hide the printed parts too. */
export const source = style({ position: 'absolute', width: 0, height: 0, overflow: 'hidden' });

const on = (orientation: 'portrait' | 'landscape') => `print and (orientation: ${orientation})`;

const printedOn = (orientation: 'portrait' | 'landscape') =>
  style({ display: 'none', '@media': { [on(orientation)]: { display: 'block' } } });

export const onlyOn = { portrait: printedOn('portrait'), landscape: printedOn('landscape') };

export const notOn = {
  portrait: style({ '@media': { [on('portrait')]: { display: 'none' } } }),
  landscape: style({ '@media': { [on('landscape')]: { display: 'none' } } }),
};

const page = style({ ...text.s, breakBefore: 'page', breakInside: 'avoid', printColorAdjust: 'exact' });

export const part = { portrait: style([page, onlyOn.portrait]), landscape: style([page, onlyOn.landscape]) };

globalStyle(`${page} > svg`, { display: 'block', maxHeight: 'calc(100vh - 2.5rem)' });

const floating = style({
  position: 'absolute',
  display: 'flex',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  backgroundColor: colour.paper,
  boxShadow: shade.float,
  ...mix.unprinted,
});

export const tools = style({ ...mix.wrapped('0'), justifyContent: 'center', marginBlockStart: 'auto' });

export const found = style([
  floating,
  {
    ...text.s,
    insetInlineStart: space.s,
    insetBlockStart: space.s,
    alignItems: 'center',
    gap: space.xs,
    paddingInlineStart: space.s,
  },
]);

export const reaching = style([
  found,
  {
    insetInlineEnd: space.s,
    width: 'fit-content',
    padding: space.s,
    marginInline: 'auto',
    selectors: { '&[hidden]': { display: 'none' } },
  },
]);

const comes = keyframes({ from: { visibility: 'hidden' } });

/** Message during a layout. It appears after a delay, so that a fast layout shows no message. */
export const laying = style({
  position: 'absolute',
  inset: 0,
  ...mix.line(space.s),
  placeContent: 'center',
  color: colour.inkSoft,
  animation: `${comes} 150ms step-end`,
});

export const notice = style({
  position: 'absolute',
  insetInline: space.s,
  insetBlockStart: space.s,
  width: 'fit-content',
  maxWidth: 'calc(100% - 24px)',
  ...mix.unprinted,
});

export const map = style({
  display: 'none',
  outline: `1px solid ${colour.line}`,
  backgroundColor: colour.canvas,
  cursor: 'pointer',
  touchAction: 'none',
  selectors: { '&[data-idle]': { visibility: 'hidden' } },
  '@container': { '(min-width: 30rem) and (min-height: 20rem)': { display: 'block' } },
});

const shape = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1 } as const;

export const group = style({
  ...shape,
  fill: 'none',
  stroke: colour.line,
  selectors: { '&[data-lit]': { stroke: colour.brand } },
});

export const state = style({
  ...shape,
  fill: colour.line,
  stroke: colour.lineStrong,
  selectors: { '&[data-lit]': { fill: colour.brand, stroke: colour.brand } },
});

export const frame = style({
  ...shape,
  fill: `color-mix(in srgb, ${colour.brand} 12%, transparent)`,
  stroke: colour.brandStrong,
  strokeWidth: 2,
});

export const title = style({
  ...mix.soft,
  maxWidth: '22rem',
  padding: `${space.s} ${space.m} 0`,
  fontWeight: weight.semibold,
});

export const refused = style([
  item,
  {
    display: 'block',
    maxWidth: '22rem',
    marginTop: space.xxs,
    color: colour.inkSoft,
    border: `1px dashed ${colour.lineStrong}`,
  },
]);

export const why = style({ ...text.s, display: 'block' });

export const exports = style({ ...mix.rows(`${space.s} ${space.m}`), gridTemplateColumns: columns('15rem') });

export const format = style({ ...mix.rows(space.xxs), alignContent: 'start' });

export const gives = style(mix.soft);

export const outcome = style({ ...text.s, gridColumn: '1 / -1' });
