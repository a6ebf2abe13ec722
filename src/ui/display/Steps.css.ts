import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../theme/mixins.ts';
import { controlHeight, forcedEdge, highlight, media, radius, space, text, weight } from '../theme/tokens.ts';

export const steps = style({ display: 'grid', gap: space.xxs, marginBottom: space.xl });

export const position = style({ ...mix.soft, display: 'block', fontWeight: weight.semibold });

export const bars = style({ display: 'flex', gap: space.xs, marginTop: space.xs });

const bar = style({ flex: 1, height: 6, border: forcedEdge, borderRadius: radius.round });

export const barOf = styleVariants({
  reached: [bar, { backgroundColor: colour.brand, '@media': { [media.forced]: highlight } }],
  ahead: [bar, { backgroundColor: colour.line }],
});

export const next = style({ ...text.s, color: colour.inkSoft });

export const progress = style({
  ...mix.softFigures,
  ...mix.row(space.s),
  flex: '1 1 12rem',
  minHeight: controlHeight,
  whiteSpace: 'nowrap',
  // Gives this text its own line on a phone, so that it does not move if a second button appears beside it.
  '@media': { [`not all and ${media.wide}`]: { flexBasis: '100%' } },
});

export const track = style({ flex: 1, minWidth: '6rem', height: 8, accentColor: colour.brand });

export const frame = style({
  boxSizing: 'content-box',
  display: 'block',
  width: 'calc(100% - 2px)',
  height: 'calc(100% - 2px)',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
});

export const hiddenFrame = style([frame, { visibility: 'hidden' }]);
