import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../ui/display/VisuallyHidden.css.ts';
import { media, radius, space, text, weight } from '../../ui/theme/tokens.ts';

/** As high as the window, and high enough to be of use: it is the page that scrolls then. */
export const page = style({
  display: 'grid',
  gridTemplate: 'auto minmax(30rem, 1fr) / minmax(0, 1fr)',
  gap: space.s,
  height: '100dvh',
  padding: space.s,
  '@media': {
    [media.desktop]: { padding: space.m },
    print: { display: 'block', height: 'auto', minHeight: 0, padding: 0 },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space.s} ${space.m}`,
  '@media': { print: { display: 'none' } },
});

export const name = style({
  ...text.l,
  fontWeight: weight.bold,
  marginInlineEnd: 'auto',
  alignSelf: 'center',
  '@media': { [`not all and ${media.wide}`]: hidden },
});

export const picker = style({ ...text.s, display: 'grid', gap: space.xxs, color: colour.inkSoft });

/** Narrows before what stands beside it goes to the next line. */
export const flowPicker = style([
  picker,
  { flex: '1 1 100%', '@media': { [media.wide]: { flex: '1 1 12rem', maxWidth: '22rem' } } },
]);

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

const sheet = style({
  display: 'grid',
  minHeight: 0,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  overflow: 'clip',
});

export const side = style([
  sheet,
  { '@media': { print: { display: 'none' } }, gridTemplateRows: 'auto minmax(0, 1fr)' },
]);

export const chart = style([
  sheet,
  {
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    containerType: 'inline-size',
    selectors: { '&:fullscreen': { border: 0, borderRadius: 0 } },
    '@media': {
      print: {
        display: 'block',
        containerType: 'normal',
        border: 0,
        overflow: 'visible',
        breakInside: 'avoid',
      },
    },
  },
]);

export const screen = style([
  sheet,
  { gridTemplateRows: 'auto minmax(0, 1fr)', '@media': { print: { display: 'none' } } },
]);

/** The chart and the screen together, for what needs the room of both. */
export const whole = style([
  sheet,
  { alignContent: 'start', overflow: 'auto', '@media': { print: { overflow: 'visible', border: 0 } } },
]);

export const pane = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.l,
  padding: space.m,
  overflowY: 'auto',
});

/** What acts on the chart, as the rest of its pane. */
export const acts = style([
  pane,
  { padding: 0, overflow: 'visible', selectors: { '&[inert]': { opacity: 0.5 } } },
]);

/** What a sheet is handled with, above what it shows. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s,
  padding: space.xs,
  borderBottom: `1px solid ${colour.line}`,
  '@media': { print: { display: 'none' } },
});

/** Choices side by side, as wide as one another. */
export const looks = style([tools, { flexWrap: 'nowrap', gap: space.xs }]);

globalStyle(`${looks} > label`, { flex: 1, minWidth: 0 });
globalStyle(`${looks} select`, { ...text.s, paddingInline: space.xs });

export const search = style({ flex: '1 1 8rem' });

/** Opened under the header, as wide as it; what opens it comes just before it for who goes by keyboard. */
export const drawer = style({ order: 1, flexBasis: '100%' });
