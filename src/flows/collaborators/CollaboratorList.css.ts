import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { media, space, text } from '../../ui/theme/tokens.ts';

export const page = column.l;

export const section = column.m;

export const bar = style({
  ...mix.rows(space.s),
  alignItems: 'center',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(220px, 380px) 1fr' },
    print: { gridTemplateColumns: 'none' },
  },
});

export const count = style({ ...text.s, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });

export const unknown = style({ color: colour.inkSoft, fontWeight: 'normal' });

export const line = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

/** Value that contains the label of its column, so a card (narrow screen) must not repeat this label. */
export const named = style({});

globalStyle(`td:has(${named})::before`, { display: 'none' });

export const bones = style({ padding: `10px ${space.m}` });
