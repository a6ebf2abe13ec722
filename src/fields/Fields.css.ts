import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../ui/theme/mixins.ts';
import { radius, space, text, weight } from '../ui/theme/tokens.ts';

export const choice = style({ display: 'grid', gap: space.s });

export const item = style({ display: 'grid', overflowWrap: 'anywhere' });

export const detail = style({ ...text.s, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });

export const hint = style({ ...text.s, color: colour.inkSoft });

export const fields = style({ display: 'grid', gap: space.xs });

export const contractName = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space.s} ${space.m}`,
  fontWeight: weight.semibold,
  backgroundColor: colour.canvas,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
});

export const contractReference = style({ ...mix.softFigures, fontWeight: weight.regular });
