import type { StyleRule } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';

type Rule = NonNullable<StyleRule['@container']>[string];

type Cards = {
  /** Of a table of many rows. */
  dense?: Rule;
  /** Of one that has many columns too: after `dense`. */
  packed?: Rule;
  /** With room for details side by side. */
  wide?: Rule;
  /** Whose first line has room for all but the details. */
  ample?: Rule;
};

/**
 * What a rule becomes where the columns have no room: each row is a card, with its title, what leads, what faces
 * them, then the details, each after its label.
 */
export const stacked = (
  rule: Rule,
  { dense = {}, packed = {}, wide = {}, ample = {} }: Cards = {},
): StyleRule => ({
  '@container': {
    'table (max-width: 37.5rem)': rule,
    'dense-table (max-width: 37.5rem)': { ...rule, ...dense },
    'broad-table (max-width: 52rem)': rule,
    'packed-table (max-width: 52rem)': { ...rule, ...dense, ...packed },
    'ample-table (max-width: 64rem)': rule,
    'wide-table (max-width: 54rem)': rule,
    'broad-table (min-width: 36rem) and (max-width: 52rem)': wide,
    'ample-table (min-width: 36rem) and (max-width: 64rem)': wide,
    'wide-table (min-width: 42rem) and (max-width: 54rem)': wide,
    'ample-table (min-width: 44rem) and (max-width: 64rem)': ample,
  },
});

/** What a rule becomes on the cards of many columns that have room side by side: two lines of a grid. */
export const inTwoLines = (rule: Rule): StyleRule => ({
  '@container': { 'wide-table (min-width: 42rem) and (max-width: 54rem)': rule },
});

/** What a rule becomes where many columns have just enough room: what they hold is smaller, and closer. */
export const tight = (rule: Rule): StyleRule => ({
  '@container': {
    'wide-table (min-width: 54rem) and (max-width: 68rem)': rule,
    'paper-table (min-width: 0)': { ...rule, fontSize: '0.75rem', lineHeight: '1rem' },
  },
});

/** The details begin a line of their own. */
export const breakBeforeDetails: Rule = { '::after': { content: '', order: -1, flexBasis: '100%' } };

/** Shown, not said: the header is said already. */
export const labelled = {
  '&::before': { content: ['attr(data-label)', 'attr(data-label) / ""'], color: colour.inkSoft },
};
