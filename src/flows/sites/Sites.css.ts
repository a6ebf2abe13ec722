import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { controlHeight, media, radius, space, text, weight, width } from '../../ui/theme/tokens.ts';

const plotHeight = '11.75rem';
const statusHeight = '4.75rem';

export const body = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.xs,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.s}`,
  minHeight: text.huge.lineHeight,
});

export const figure = style({ ...text.huge, fontWeight: weight.semibold, whiteSpace: 'nowrap' });

export const soft = style({ ...text.s, color: colour.inkSoft, maxWidth: width.text });

export const plotSkeleton = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '4%',
  height: plotHeight,
  padding: `${space.s} 0 1.5rem 3rem`,
});

/** Legend, and the control that reads all meters. */
export const foot = style({
  ...text.s,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.m}`,
  minHeight: controlHeight,
  '@container': { '(max-width: 28rem)': { minHeight: '3.5rem' } },
  color: colour.inkSoft,
});

export const more = style({ marginInlineStart: 'auto', '@media': { print: { display: 'none' } } });

export const statusRoom = style({ display: 'grid', minHeight: statusHeight });

const phone = 'screen and (width < 40em)';

export const statusSkeleton = style([statusRoom, { '@media': { [phone]: { display: 'none' } } }]);

/** Room above the balance. Empty, it is a skeleton on a phone, and takes no space elsewhere. */
export const leakRoom = style({
  display: 'grid',
  borderRadius: radius.m,
  ':empty': { display: 'none', backgroundColor: colour.line },
  '@media': { [phone]: { minHeight: statusHeight, ':empty': { display: 'grid' } } },
});

const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.s}`,
  padding: `${space.xs} ${space.s}`,
  border: '1px solid transparent',
  borderRadius: radius.m,
});

export const status = styleVariants(
  {
    bad: { backgroundColor: colour.badSoft },
    warn: { backgroundColor: colour.warnSoft },
    ok: { backgroundColor: colour.okSoft },
    none: { backgroundColor: colour.canvas },
  },
  (look) => [panel, { ...look, '@media': { print: { borderColor: 'currentcolor' } } }],
);

/** Tag of an ongoing rise, on a background of the same tone. */
export const ongoing = styleVariants(
  { bad: { backgroundColor: colour.bad }, warn: { backgroundColor: colour.warn } },
  (look) => ({
    ...text.xs,
    ...look,
    padding: '0 7px',
    border: '1px solid transparent',
    borderRadius: radius.s,
    color: colour.paper,
    fontWeight: weight.semibold,
    whiteSpace: 'nowrap',
    '@media': {
      print: { color: 'inherit', backgroundColor: 'transparent', borderColor: 'currentcolor' },
      [phone]: { display: 'none' },
    },
  }),
);

export const statusWords = style({ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'break-word' });

export const way = style({ '@media': { [phone]: { flex: '0 1 6.5rem' } } });

/** Absent from a phone, whose menu leads to the watch. */
export const otherWay = style({ '@media': { [phone]: { display: 'none' } } });

export const statusTitle = style({ fontWeight: weight.semibold });

export const failed = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'center',
  minHeight: `calc(${plotHeight} + ${text.huge.lineHeight} + ${controlHeight})`,
});

export const unequipped = style({
  display: 'grid',
  gap: space.s,
  justifyItems: 'start',
  alignContent: 'start',
});

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: '1fr 1.5rem',
  gap: `0 ${space.xs}`,
  height: plotHeight,
  paddingTop: space.s,
  breakInside: 'avoid',
  printColorAdjust: 'exact',
});

export const axis = style({
  ...text.xs,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  color: colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
});

/** Without height, so that the middle of the number is on its line. */
export const tick = style({ display: 'grid', alignContent: 'center', height: 0 });

export const plot = style({ position: 'relative' });

export const rule = style({ position: 'absolute', insetInline: 0, borderTop: `1px solid ${colour.line}` });

export const columns = style({ position: 'absolute', inset: 0, display: 'flex' });

export const column = style({
  position: 'relative',
  flex: 1,
  borderRadius: radius.s,
  '@media': {
    [media.pointed]: {
      selectors: { '&:hover': { backgroundColor: `color-mix(in oklab, ${colour.brand} 10%, transparent)` } },
    },
  },
});

const bar = style({
  position: 'absolute',
  insetInline: '20%',
  bottom: 0,
  minHeight: '2px',
  borderRadius: '4px 4px 0 0',
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
});

const solid = {
  backgroundColor: colour.brand,
  '@media': { [media.forced]: { backgroundColor: 'CanvasText' } },
};

const hatched = (ink: string, ground: string) => ({
  background: `repeating-linear-gradient(135deg, ${ink} 0 2.5px, ${ground} 2.5px 6px)`,
});

export const barOf = styleVariants(
  {
    measured: solid,
    current: { ...solid, opacity: 0.45 },
    estimated: {
      ...hatched(colour.brand, colour.brandSoft),
      '@media': { [media.forced]: hatched('CanvasText', 'Canvas') },
    },
    missing: { height: '60%', border: `1px dashed ${colour.inkSoft}`, borderBottom: 'none' },
  },
  (look) => [bar, look],
);

export const missingWord = style({
  ...text.xs,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  writingMode: 'vertical-rl',
  color: colour.inkSoft,
});

/** `notranslate`, because SVG does not draw the elements that a page translator adds. */
export const line = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: colour.previous,
  strokeWidth: 1.5,
  pointerEvents: 'none',
  '@media': { [media.forced]: { forcedColorAdjust: 'none', stroke: 'Highlight' } },
});

export const dot = style({
  position: 'absolute',
  width: '6px',
  height: '6px',
  margin: '0 0 -3px -3px',
  border: `1.5px solid ${colour.previous}`,
  borderRadius: radius.round,
  backgroundColor: colour.paper,
  pointerEvents: 'none',
});

export const months = style({
  ...text.xs,
  gridColumn: 2,
  display: 'flex',
  alignItems: 'end',
  color: colour.inkSoft,
});

export const month = style({
  flex: 1,
  minWidth: 0,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  // On a narrow chart, every second month has its name, then every fourth one.
  '@container': {
    '(max-width: 30rem)': { selectors: { '&:nth-child(even)': { visibility: 'hidden' } } },
    '(max-width: 14rem)': { selectors: { '&:nth-child(4n + 3)': { visibility: 'hidden' } } },
  },
});

export const callout = style({
  ...text.s,
  position: 'absolute',
  zIndex: 2,
  bottom: '40%',
  display: 'grid',
  width: 'max-content',
  maxWidth: '13rem',
  padding: `${space.xs} ${space.s}`,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.m,
  pointerEvents: 'none',
});

const key = style({ display: 'inline-block', marginInlineEnd: space.xxs, verticalAlign: '-1px' });

const square = { width: '10px', height: '10px', borderRadius: '2px' };

export const keyOf = styleVariants(
  {
    measured: { ...square, ...solid },
    estimated: { ...square, ...hatched(colour.brand, colour.brandSoft) },
    missing: { ...square, border: `1px dashed ${colour.inkSoft}` },
    before: { width: '14px', borderTop: `2px solid ${colour.previous}`, verticalAlign: 'middle' },
  },
  (look) => [key, look, { forcedColorAdjust: 'none', printColorAdjust: 'exact' }],
);
