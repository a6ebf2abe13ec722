import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { columns, space, text } from '../../ui/tokens.ts';

export const page = style({ display: 'grid', gap: space.l });

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
  '@media': { print: { display: 'none' } },
});

export const rank = style({ ...text.s, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });

export const beside = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

/** A bone beside a word, on the next line where there is no room. */
export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.xs}` });

/** The shape of the detail: a title, and pairs side by side. */
export const shape = style({ display: 'grid', gap: space.m });
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: columns('13rem'),
  gap: `${space.m} ${space.xl}`,
});
export const pair = style({ display: 'grid', gap: space.xxs, paddingBlock: 2 });

export const inOneLine = style({ whiteSpace: 'nowrap' });
