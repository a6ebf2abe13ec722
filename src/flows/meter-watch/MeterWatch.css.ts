import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text, weight, width } from '../../ui/theme/tokens.ts';

/** Chromium prints what follows a grid over its last items, where some of them went to the next sheet. */
const printed = { '@media': { print: { display: 'flex', flexDirection: 'column' } } } as const;

export const note = style({
  display: 'grid',
  gap: space.s,
  paddingTop: space.m,
  borderTop: `1px solid ${colour.line}`,
  ...printed,
});

export const part = style({ display: 'grid', gap: space.m, ...printed });

export const title = style({ ...text.m, fontWeight: weight.semibold });

export const list = style({ display: 'grid', gap: space.m, ...printed });

/** As the band that the chart draws over the same days: edged, not only coloured. */
export const alarm = style({
  display: 'grid',
  gap: space.xxs,
  maxWidth: width.text,
  paddingInlineStart: space.m,
  overflowWrap: 'anywhere',
  borderInlineStart: `3px solid ${colour.warn}`,
  breakInside: 'avoid',
});

export const others = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.l}` });

export const actions = style({ paddingTop: space.xs, '@media': { print: { display: 'none' } } });

export const soft = style({ ...text.s, maxWidth: width.text, color: colour.inkSoft });
