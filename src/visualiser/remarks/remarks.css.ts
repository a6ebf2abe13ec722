import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, space, text as textSizes, weight } from '../../ui/theme/tokens.ts';

export const panel = style({ display: 'grid', alignContent: 'start', gap: space.m });

export const section = style({ display: 'grid', gap: space.s });

export const list = style({
  display: 'grid',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
});

export const item = style({
  display: 'grid',
  gap: space.xs,
  padding: space.m,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

export const detail = style({ ...textSizes.s, color: colour.inkSoft });

export const sentence = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' });

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

export const removed = style([
  actions,
  { padding: space.s, border: `1px solid ${colour.line}`, borderRadius: radius.m },
]);
