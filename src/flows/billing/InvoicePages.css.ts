import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, space, text } from '../../ui/tokens.ts';

export const number = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(min-content, 1fr)',
  alignItems: 'center',
  columnGap: space.xs,
  fontVariantNumeric: 'tabular-nums',
});

/** Broken at its hyphens, if it must be: its column is never narrower than a part of it. */
export const parts = style({ overflowWrap: 'break-word', gridColumn: -2 });

export const line = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

export const aside = style({ ...text.s, color: colour.inkSoft });

export const documents = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  // Side by side in a table, however narrow its column is.
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(min-content, auto) max-content',
      justifyContent: 'start',
    },
  },
});
