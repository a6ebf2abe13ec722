import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import { columns, media, space, text, weight } from '../../ui/theme/tokens.ts';

export const page = column.l;

/**
 * On a line of its own, which is there before it is counted: nothing moves then, nor wraps beside it. On a phone, an
 * action that faces the title may be right over it.
 */
export const counted = style({
  minHeight: text.m.lineHeight,
  marginTop: space.xs,
  color: colour.inkSoft,
  '@media': { [media.wide]: { marginTop: 0 } },
});

export const rows = column.m;

/** A box stands over those of the rows, a count over their titles. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.xs}`,
  paddingInlineStart: `calc(${space.m} + 1px)`,
});

/** How many rows a page shows: a choice, which paper has no use for. */
export const sizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space.xxs,
  margin: 0,
  padding: 0,
  border: 'none',
  '@media': { print: { display: 'none' } },
});

globalStyle(`${sizes} button`, { minWidth: '2.25rem' });

export const sizesLabel = style({ ...text.s, color: colour.inkSoft, marginInlineEnd: space.xs });

export const count = style({ ...text.s, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });

export const head = style({ display: 'grid', gap: space.xxs });

export const words = style({ fontWeight: weight.medium });

export const summary = style({ ...text.s, fontWeight: weight.regular, color: colour.inkSoft });

export const fields = style({
  display: 'grid',
  gap: space.m,
  alignItems: 'start',
  gridTemplateColumns: columns('13rem'),
});

/** As high as the window at least: what follows the list comes into view with it, and is not pushed out of it. */
export const list = style({ minHeight: '100dvh' });

/** On a phone, the head of a contract has a line more. */
export const contract = style({
  height: '7.375rem',
  '@media': { [media.wide]: { height: '4.875rem' } },
});

export const panel = column.m;

/** Of what matters of a contract, before its value. */
export const label = style({ ...text.s, fontWeight: weight.regular, color: colour.inkSoft });
