import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { space, text, weight, width } from '../../ui/theme/tokens.ts';

export const note = style([
  column.s,
  {
    paddingTop: space.m,
    borderTop: `1px solid ${colour.line}`,
    '@media': { print: { ...text.s, paddingTop: space.xs } },
  },
]);

export const unprinted = style([note, { '@media': { print: { display: 'none' } } }]);

export const title = style({ ...text.m, fontWeight: weight.semibold });

export const list = style([column.m]);

globalStyle(`:is(${note}, ${list}) > * + *`, { '@media': { print: { marginTop: space.xxs } } });

/** Border with the chart pattern of unusual days, for users who cannot distinguish the colours. */
export const alarm = style({
  ...mix.rows(space.xxs),
  maxWidth: width.text,
  paddingInlineStart: space.m,
  overflowWrap: 'anywhere',
  borderInlineStart: `3px solid ${colour.warn}`,
  breakInside: 'avoid',
  '@media': { print: { gap: 0, maxWidth: 'none' } },
});

export const elsewhere = style({ '@media': { print: { display: 'none' } } });

export const others = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.l}` });

export const actions = style({ paddingTop: space.xs, '@media': { print: { display: 'none' } } });

export const soft = style({ ...mix.soft, maxWidth: width.text, '@media': { print: { maxWidth: 'none' } } });
