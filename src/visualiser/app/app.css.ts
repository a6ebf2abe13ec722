import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, space, text, weight } from '../../ui/theme/tokens.ts';

const wide = '(min-width: 62.5em)';
const wider = '(min-width: 75em)';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space.m,
  minHeight: '100dvh',
  padding: space.m,
  '@media': {
    [wide]: { height: '100dvh' },
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
});

export const picker = style({ ...text.s, display: 'grid', gap: space.xxs, color: colour.inkSoft });

/** Narrows before what stands beside it goes to the next line. */
export const flowPicker = style([picker, { flex: '1 1 12rem', maxWidth: '22rem' }]);

export const select = style({
  ...text.m,
  width: '100%',
  maxWidth: '22rem',
  minHeight: '40px',
  padding: `${space.xxs} ${space.s}`,
  color: colour.ink,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.m,
});

export const workspace = style({
  display: 'grid',
  gap: space.m,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(18rem, 22rem) minmax(0, 1fr)',
      gridTemplateRows: 'minmax(30rem, 3fr) minmax(26rem, 2fr)',
      minHeight: 0,
    },
    [wider]: {
      gridTemplateColumns: 'minmax(20rem, 24%) minmax(0, 1fr) minmax(20rem, 28%)',
      gridTemplateRows: '1fr',
    },
    print: { display: 'block' },
  },
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
  { '@media': { [wide]: { gridRow: '1 / -1' }, print: { display: 'none' } }, gridTemplateRows: 'auto 1fr' },
]);

export const chart = style([
  sheet,
  {
    gridTemplateRows: 'auto 1fr auto',
    minHeight: '24rem',
    '@media': {
      [wide]: { minHeight: 0 },
      print: { display: 'block', minHeight: 0, border: 0, overflow: 'visible', breakInside: 'avoid' },
    },
  },
]);

export const screen = style([
  sheet,
  {
    gridTemplateRows: 'auto 1fr',
    minHeight: '24rem',
    '@media': { [wide]: { minHeight: 0 }, print: { display: 'none' } },
  },
]);

/** The chart and the screen together, for what needs the room of both. */
export const whole = style([
  sheet,
  {
    overflow: 'auto',
    '@media': {
      [wide]: { gridRow: '1 / -1', gridColumn: '2 / -1' },
      print: { overflow: 'visible', border: 0 },
    },
  },
]);

export const pane = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.l,
  padding: space.m,
  overflowY: 'auto',
});

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
export const looks = style([
  tools,
  { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.xs },
]);

export const search = style({ flex: '1 1 12rem' });

/** Opened under the header, as wide as it. */
export const drawer = style({ flexBasis: '100%' });
