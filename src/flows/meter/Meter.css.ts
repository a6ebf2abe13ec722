import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { media, space, text } from '../../ui/theme/tokens.ts';

export const page = column.m;

export const detail = style({ '@media': { print: { order: -1 } } });
globalStyle(`:has(> ${detail})`, {
  '@media': { print: { display: 'flex', flexDirection: 'column', gap: space.s } },
});
globalStyle(`:has(> ${detail}) > *`, { '@media': { print: { marginTop: 0 } } });

export const others = style({
  ...mix.line(`${space.xs} ${space.m}`),
  '@media': { print: { display: 'none' } },
});

export const rank = style({ ...text.s, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });

export const beside = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.xs}` });

export const subtitle = style({
  display: 'block',
  minHeight: '2lh',
  '@media': {
    // Reserves three lines: with some fonts, a long address needs the third one.
    '(width < 26em)': { minHeight: '3lh' },
    [media.desktop]: { minHeight: 0 },
    print: { minHeight: 0 },
  },
});

/** Dot between two items. The text after the slash makes screen readers pause instead of reading a dot. */
globalStyle(`${subtitle} > :not(:last-child)::after`, { content: ['" · "', '" · " / " "'] });

export const inOneLine = style({ whiteSpace: 'nowrap' });
