import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { columns, media, space, text, weight } from '../../ui/theme/tokens.ts';

export const number = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(min-content, 1fr)',
  alignItems: 'center',
  columnGap: space.xs,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { columnGap: 0 } },
});

/** Number that may break at its hyphens. On a wide screen, the column is at least as wide as one part. */
export const parts = style({
  gridColumn: -2,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { overflowWrap: 'break-word' } },
});

export const line = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

export const late = style({
  ...text.s,
  display: 'inline-grid',
  justifyItems: 'start',
  whiteSpace: 'nowrap',
  color: colour.bad,
});

export const aside = style({ ...text.s, color: colour.inkSoft });

export const documents = style({
  display: 'grid',
  gridTemplateColumns: columns('7.25rem'),
  alignItems: 'center',
  justifyItems: 'start',
  // Text buttons are wider than their labels, so that a gap must separate them.
  columnGap: space.m,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(min-content, auto) minmax(min-content, auto)',
      justifyContent: 'start',
    },
  },
});

globalStyle(`${documents} > [data-flow="documentDownload"]`, { display: 'contents' });
globalStyle(`${documents} > [data-flow="documentDownload"] > [role="alert"]`, {
  order: 1,
  gridColumn: '1 / -1',
});

export const joined = style({ ...text.s, width: 'min-content', overflowWrap: 'normal', textAlign: 'start' });

export const balance = style({
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const total = style([balance, { whiteSpace: 'normal' }]);

export const payment = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.s}`,
  '@media': { print: { display: 'none' } },
});

export const reason = style({ ...text.s, color: colour.inkSoft, flex: '1 1 16rem' });

export const notice = style({ display: 'grid', gap: space.s, justifyItems: 'start' });

export const wideField = style({
  '@media': { [media.wide]: { gridColumn: 'span 2', alignSelf: 'end' } },
});
