import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, space, text, weight, width } from '../../ui/theme/tokens.ts';

/** Chromium prints what follows a grid over its last items, where some of them went to the next sheet. */
const printed = { '@media': { print: { display: 'flex', flexDirection: 'column' } } } as const;

export const page = style({ display: 'grid', gap: space.l, ...printed });

export const intro = style({ display: 'grid', gap: space.s, maxWidth: width.text });

export const soft = style({ ...text.s, color: colour.inkSoft });

export const section = style({ display: 'grid', gap: space.m, ...printed });

export const list = style({
  display: 'grid',
  gap: space.m,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { print: { ...printed['@media'].print, gap: space.xs } },
});

/** Of a thousand meters, what is out of sight is not laid out. */
export const alarm = style({
  display: 'grid',
  gap: space.xs,
  padding: space.m,
  overflowWrap: 'anywhere',
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 14rem',
  '@media': {
    print: { gap: 0, padding: `${space.xs} ${space.s}`, contentVisibility: 'visible', breakInside: 'avoid' },
  },
});

export const name = style({ ...text.l, fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' });
