import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import { radius, space, text, weight, width } from '../../ui/theme/tokens.ts';

export const page = column.m;

export const intro = style({ display: 'grid', gap: space.s, maxWidth: width.text });

export const soft = style({ ...text.s, color: colour.inkSoft });

export const section = column.m;

export const list = style([column.m, { listStyle: 'none', margin: 0, padding: 0 }]);
globalStyle(`${list} > * + *`, { '@media': { print: { marginTop: space.xs } } });

/** The browser skips the layout of alarms outside the screen, because there may be a thousand. */
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

export const name = style({ ...text.l, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' });
