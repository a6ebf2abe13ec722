import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { columns, radius, space, text, weight } from '../../ui/theme/tokens.ts';

export const list = style({ display: 'grid', gap: space.m });

export const moment = style({
  display: 'grid',
  gap: space.s,
  padding: space.s,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
});

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xs,
});

const side = style({
  ...text.s,
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  padding: space.xs,
  borderRadius: radius.s,
  color: colour.ink,
  overflowWrap: 'anywhere',
});

export const sideOf = {
  before: style([side, { backgroundColor: colour.canvas }]),
  after: style([side, { backgroundColor: colour.okSoft }]),
};

export const heading = style({ ...text.s, margin: 0, fontWeight: weight.semibold });

export const texts = style({ display: 'grid', gap: space.xs });

export const way = style({ display: 'grid', justifyItems: 'start', gap: space.s });

export const live = style({
  display: 'grid',
  gridTemplateColumns: columns('14rem'),
  alignItems: 'start',
  gap: space.s,
});
