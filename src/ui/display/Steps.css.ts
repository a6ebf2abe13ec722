import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { forcedEdge, highlight, media, radius, space, text, weight } from '../theme/tokens.ts';

export const steps = style({ display: 'grid', gap: space.xxs, marginBottom: space.xl });

export const position = style({
  ...text.s,
  display: 'block',
  color: colour.inkSoft,
  fontWeight: weight.medium,
});

export const bars = style({ display: 'flex', gap: space.xs, marginTop: space.xs });

const bar = style({ flex: 1, height: 6, border: forcedEdge, borderRadius: radius.round });

export const barOf = styleVariants({
  reached: [bar, { backgroundColor: colour.brand, '@media': { [media.forced]: highlight } }],
  ahead: [bar, { backgroundColor: colour.line }],
});

export const next = style({ ...text.s, color: colour.inkSoft });
