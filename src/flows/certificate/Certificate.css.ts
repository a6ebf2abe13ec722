import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { space, text, weight } from '../../ui/theme/tokens.ts';

export const sheet = style([
  column.m,
  {
    maxWidth: '50rem',
    padding: `clamp(${space.m}, 4vw, ${space.xl})`,
    overflowWrap: 'anywhere',
    ...mix.paper,
    '@media': { print: { ...text.s, maxWidth: 'none', padding: 0, border: 0 } },
  },
]);

// `anywhere` would let the column of the meters become narrower than their numbers.
globalStyle(`${sheet} th`, { overflowWrap: 'break-word' });

export const head = style({ display: 'flex', alignItems: 'center', gap: space.m });
globalStyle(`${head} > img`, { flexShrink: 0 });

export const brand = style({ ...text.l, fontWeight: weight.semibold });

export const title = style({ ...text.xl, fontWeight: weight.semibold });

export const small = style({ ...text.s, color: colour.inkSoft });

export const volume = style({ display: 'grid', gap: space.xxs });

export const figure = style({ ...text.xl, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' });

export const notes = style({ ...mix.rows(space.xxs), paddingInlineStart: space.l, listStyle: 'disc' });

export const page = column.m;
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
