import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { media, radius, space, text, weight, width } from '../../ui/theme/tokens.ts';

/** Minimum width for two blocks side by side. In `rem`, because larger text needs more width. */
const roomy = 'overview (min-width: 51rem)';

/** Width of a block at which each text of an invoice has its own line. */
const small = 'block (width <= 14rem)';

const row = (first: string, second: string) =>
  style([
    column.m,
    {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@container': { [roomy]: { gridTemplateColumns: `minmax(0, ${first}) minmax(0, ${second})` } },
    },
  ]);

export const page = style([column.m, { containerType: 'inline-size', containerName: 'overview' }]);

export const answers = row('5fr', '7fr');

export const details = style([row('3fr', '2fr'), { alignItems: 'start' }]);

export const stack = style([column.m, { alignContent: 'start' }]);

export const block = style({ display: 'grid', gap: space.s, gridTemplateColumns: 'minmax(0, 1fr)' });

export const measured = style([block, { containerType: 'inline-size', containerName: 'block' }]);

/** Content of the balance block. Its buttons are at the bottom if a higher block stretches this block. */
export const balanceBody = style([measured, { flexGrow: 1, display: 'flex', flexDirection: 'column' }]);

export const balance = style({ ...text.huge, fontWeight: weight.semibold, whiteSpace: 'nowrap' });

export const soft = style({ ...text.s, color: colour.inkSoft, maxWidth: width.text });

/** Tag that a phone hides: it would wrap before its font loads. The amount below and the menu repeat it. */
export const late = style({ '@media': { [media.phone]: { display: 'none' } } });

/** Reserves the height of a loaded block with three invoices, so that the next blocks do not move. */
export const room = styleVariants(
  {
    due: { minHeight: '15.5rem' },
    none: { minHeight: '3.5rem', alignContent: 'center', justifyItems: 'center' },
  },
  (size) => [block, { flexGrow: 1, alignContent: 'start', ...size }],
);

globalStyle(`${answers} > :has(> ${balanceBody})`, { display: 'flex', flexDirection: 'column' });

/** Icon of a balance without invoices to pay, twice as large as in a text. */
export const settled = style({ justifySelf: 'center', margin: space.m, scale: '2', color: colour.ok });

export const bar = style({
  display: 'flex',
  gap: '2px',
  height: '8px',
  overflow: 'hidden',
  borderRadius: radius.round,
  printColorAdjust: 'exact',
});

const segment = style({ minWidth: '4px', '@media': { [media.forced]: { forcedColorAdjust: 'none' } } });

/** Pattern of a part of the balance bar. In forced colours, only the pattern distinguishes the parts. */
const drawn = (background: string) =>
  mix.forced({ background, border: '1px solid CanvasText', boxSizing: 'border-box' });
const hatched = (angle: string) => `repeating-linear-gradient(${angle}, CanvasText 0 2px, Canvas 2px 5px)`;

export const part = styleVariants(
  {
    late: { backgroundColor: colour.bad, ...drawn('CanvasText') },
    due: { backgroundColor: `color-mix(in oklab, ${colour.warn} 45%, orange)`, ...drawn(hatched('135deg')) },
    undated: { backgroundColor: colour.warn, ...drawn(hatched('45deg')) },
    monthly: { backgroundColor: colour.previous, ...drawn('Canvas') },
    other: { backgroundColor: colour.lineStrong, ...drawn(hatched('90deg')) },
  },
  (look) => [segment, look],
);

export const parts = style({ ...text.s, display: 'flex', flexWrap: 'wrap', gap: `0 ${space.m}` });

export const partWords = style({ color: colour.inkSoft });

const amountOfPart = style({ fontWeight: weight.semibold, whiteSpace: 'nowrap', color: colour.ink });

export const partAmount = styleVariants({ usual: {}, late: { color: colour.bad } }, (look) => [
  amountOfPart,
  look,
]);

export const due = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: space.xs,
  minHeight: '3rem',
  paddingBlock: space.xxs,
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${colour.line}`,
  breakInside: 'avoid',
  '@container': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: space.xs } },
});

/** Amount of an invoice: at the end of the line of its name, except in a narrow block. */
export const dueAmount = style({
  justifySelf: 'end',
  '@container': { 'block (width > 14rem)': { gridArea: '1 / 2' } },
});

export const dueTag = style({ justifySelf: 'end' });

export const number = style({ whiteSpace: 'nowrap' });

export const words = style({ flex: 1, overflowWrap: 'anywhere' });

export const name = style({ ...text.table, fontWeight: weight.semibold });

export const amount = style({ ...text.m, ...mix.strongFigures });

export const unknownAmount = style([soft, { textAlign: 'right' }]);

export const ways = style({ ...mix.line(space.s), '@media': { print: { display: 'none' } } });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(4.5rem, auto) minmax(0, 1fr)',
  alignItems: 'center',
  justifyItems: 'start',
  gap: space.s,
  padding: `${space.xs} 0`,
  borderBottom: `1px solid ${colour.line}`,
  breakInside: 'avoid',
  '@container': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

globalStyle(`:is(${due}, ${fact}) a`, { position: 'relative' });
globalStyle(`:is(${due}, ${fact}) a::after`, mix.touchArea);

export const step = style([fact, { display: 'flex', flexWrap: 'wrap', gap: `${space.xxs} ${space.l}` }]);

export const stepWords = style([words, { flex: '1 1 12rem' }]);
