import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import { media, motion, space, text, weight, width } from '../../ui/theme/tokens.ts';

export const histogram = style([column.m]);
globalStyle(`${histogram} > * + *`, { '@media': { print: { marginTop: space.s } } });

export const onSite = style({ ...text.s, flex: '1 1 16rem', maxWidth: width.text, color: colour.inkSoft });

export const figures = style({ display: 'grid', gap: space.xs });

const dimmed = { transition: `opacity ${motion.slow}`, selectors: { '&[inert]': { opacity: 0.5 } } };

export const totals = style({
  ...dimmed,
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  minHeight: '5.25rem',
  '@media': {
    [media.wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `0 ${space.l}`,
      minHeight: 0,
    },
  },
});

export const totalLabel = style({ ...text.s, flexBasis: '100%', color: colour.inkSoft });

export const total = style({
  ...text.xl,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Keeps the height of a usual sentence while there is none. */
export const sentence = style({
  minHeight: '3rem',
  maxWidth: width.text,
  color: colour.inkSoft,
  '@media': { [media.wide]: { minHeight: '1.5rem' } },
});

export const faces = style([column.s, dimmed]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.l}`,
});

globalStyle(`${foot} > :last-child`, { marginInlineStart: 'auto' });

export const notes = style({
  ...text.s,
  display: 'grid',
  gap: space.xxs,
  paddingTop: space.m,
  color: colour.inkSoft,
  borderTop: `1px solid ${colour.line}`,
});

export const note = style({ maxWidth: width.text });

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.l}` });

export const legendItem = style({
  ...text.s,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  color: colour.inkSoft,
});

const key = style({
  flexShrink: 0,
  width: '1rem',
  height: '1rem',
  borderRadius: 3,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

const hatched = (ink: string, paper: string) =>
  `repeating-linear-gradient(135deg, ${ink} 0 2px, ${paper} 2px 5px)`;

const dotted = (ink: string) => `radial-gradient(${ink} 1px, transparent 1.5px)`;

export const keys = styleVariants({
  measured: [
    key,
    { backgroundColor: colour.brand, '@media': { [media.forced]: { backgroundColor: 'CanvasText' } } },
  ],
  estimated: [
    key,
    {
      border: `1px solid ${colour.brand}`,
      backgroundImage: hatched(colour.brand, colour.brandSoft),
      '@media': {
        [media.forced]: { borderColor: 'CanvasText', backgroundImage: hatched('CanvasText', 'Canvas') },
      },
    },
  ],
  missing: [
    key,
    {
      border: `1px dashed ${colour.inkSoft}`,
      '@media': { [media.forced]: { borderColor: 'CanvasText' } },
    },
  ],
  before: [
    key,
    {
      height: 3,
      backgroundColor: colour.accent,
      '@media': { [media.forced]: { backgroundColor: 'Highlight' } },
    },
  ],
  marked: [
    key,
    {
      border: `2px solid ${colour.warn}`,
      borderBottom: 'none',
      borderRadius: 0,
      backgroundImage: dotted(colour.warn),
      backgroundSize: '6px 6px',
      '@media': {
        [media.forced]: { borderColor: 'CanvasText', backgroundImage: dotted('CanvasText') },
      },
    },
  ],
});

const forced = { '@media': { [media.forced]: { fill: 'CanvasText' } } } as const;

export const dot = style({ fill: colour.warn, ...forced });

export const edge = style({
  fill: 'none',
  stroke: colour.warn,
  strokeWidth: 2,
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});

export const label = style({
  ...text.s,
  fill: colour.warn,
  fontWeight: weight.semibold,
  letterSpacing: 'normal',
  ...forced,
});
