import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../../ui/theme/mixins.ts';
import { media, radius, space, text } from '../../../ui/theme/tokens.ts';

export const plotHeight = '11.75rem';

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: '1fr 1.5rem',
  gap: `0 ${space.xs}`,
  height: plotHeight,
  paddingTop: '1.75rem',
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

export const unit = style({ position: 'absolute', bottom: 'calc(100% + 0.75em)', right: 0 });

/** Without height, so that the middle of the number is on its line of the scale. */
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
  minHeight: '2px',
  borderRadius: '4px 4px 0 0',
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
});

const hatched = (ink: string, ground: string) => ({
  background: `repeating-linear-gradient(135deg, ${ink} 0 2.5px, ${ground} 2.5px 6px)`,
});

const estimated = {
  ...hatched(colour.brand, colour.brandSoft),
  '@media': { [media.forced]: hatched('CanvasText', 'Canvas') },
};

const current = {
  backgroundColor: `color-mix(in oklab, ${colour.brand} 45%, transparent)`,
  border: `1.5px solid ${colour.brand}`,
  '@media': { [media.forced]: { backgroundColor: 'Canvas', borderColor: 'CanvasText' } },
};

const partial = { ...current, borderStyle: 'dashed' } as const;

const missing = {
  border: `1px dashed ${colour.inkSoft}`,
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
};

const foreseenBand = {
  backgroundColor: colour.band,
  border: `1px dashed ${colour.inkSoft}`,
  '@media': { [media.forced]: { backgroundColor: 'Canvas', borderColor: 'CanvasText' } },
};

export const foreseen = style([
  foreseenBand,
  {
    position: 'absolute',
    insetInline: '8%',
    minHeight: '4px',
    '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
  },
]);

export const expected = style({
  position: 'absolute',
  insetInline: '8%',
  borderTop: `2px dashed ${colour.brandStrong}`,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', borderColor: 'CanvasText' } },
});

export const barOf = styleVariants(
  {
    measured: mix.solid,
    partial,
    current,
    estimated,
    missing: { ...missing, top: '40%', borderBottom: 'none' },
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
  display: 'grid',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
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

const key = style({ display: 'inline-block', marginInlineEnd: '0.3em', verticalAlign: '-1px' });

const square = { width: '0.625rem', height: '0.625rem', borderRadius: '2px' };

const dottedLine = (ink: string, ground: string) => ({
  background: `radial-gradient(circle, ${ground} 1.5px, ${ink} 2px 3px, transparent 3.5px),
    linear-gradient(${ink}, ${ink}) center / 100% 1.5px no-repeat`,
});

export const keyOf = styleVariants(
  {
    measured: { ...square, ...mix.solid },
    estimated: { ...square, ...estimated },
    partial: { ...square, ...partial },
    current: { ...square, ...current },
    missing: { ...square, ...missing },
    foreseen: { ...square, ...foreseenBand },
    before: {
      width: '1rem',
      height: '0.5rem',
      ...dottedLine(colour.previous, colour.paper),
      '@media': { [media.forced]: dottedLine('Highlight', 'Canvas') },
    },
  },
  (look) => [key, look, { forcedColorAdjust: 'none', printColorAdjust: 'exact' }],
);
