import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, motion, radius, space, text, weight, width } from '../../ui/theme/tokens.ts';

export const histogram = style({
  display: 'grid',
  gap: space.l,
  '@media': { print: { gap: space.s } },
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s} ${space.l}`,
});

// On paper the period is enough: nothing can be chosen there.
globalStyle(`${controls} > [role="radiogroup"]`, { '@media': { print: { display: 'none' } } });

export const onSite = style({ ...text.s, flex: '1 1 16rem', maxWidth: width.text, color: colour.inkSoft });

export const turner = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

globalStyle(`${turner} > button`, { borderColor: colour.line });
globalStyle(`${turner} > button[aria-disabled]`, {
  color: colour.inkSoft,
  backgroundColor: colour.canvas,
  cursor: 'not-allowed',
});

export const period = style({
  minWidth: 'min(9.5rem, 40vw)',
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  borderRadius: radius.s,
  '@media': { print: { minWidth: 0 } },
});

export const figures = style({ display: 'grid', gap: space.xs });

/** On a phone the trend has a line of its own, which is there before it. */
export const totals = style({
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
  ...text.xxl,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Holds its lines while it is empty: those of a usual one. */
export const sentence = style({
  minHeight: '3rem',
  maxWidth: width.text,
  color: colour.inkSoft,
  '@media': { [media.wide]: { minHeight: '1.5rem' } },
});

export const faces = style({
  display: 'grid',
  gap: space.s,
  transition: `opacity ${motion.slow}`,
  selectors: { '&[inert]': { opacity: 0.5 } },
});

export const chartHeight = '21rem';

export const overlay = style({ display: 'grid', alignItems: 'center', minHeight: chartHeight });

export const skeleton = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '3%',
  height: chartHeight,
  padding: `${space.xl} 0 ${space.xl} ${space.xxl}`,
});

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
