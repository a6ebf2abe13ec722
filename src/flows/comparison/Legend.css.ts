import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text, weight } from '../../ui/theme/tokens.ts';

export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: `${space.s} ${space.l}`,
});

export const meter = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.xs,
  alignItems: 'start',
});

export const swatch = style({
  display: 'block',
  width: '3rem',
  height: '1.25rem',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

export const words = style({ display: 'grid', overflowWrap: 'anywhere' });

export const name = style({ fontWeight: weight.semibold });

export const detail = style({ ...text.s, color: colour.inkSoft });

export const volume = style({ fontVariantNumeric: 'tabular-nums' });

export const marks = style({ ...text.s, color: colour.inkSoft });
