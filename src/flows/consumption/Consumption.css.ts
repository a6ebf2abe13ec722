import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, space, text, weight } from '../../ui/theme/tokens.ts';

/** Broken between its words: its column is never narrower than one of them. */
export const words = style({ overflowWrap: 'break-word' });

export const number = style([words, { fontVariantNumeric: 'tabular-nums' }]);

/**
 * After the last word, which it leaves the whole column. A control is taller than a line: the row of a table has the
 * room for it; in a card, the value below would cover it.
 */
export const whole = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  marginInlineStart: space.xxs,
  '@media': { [media.wide]: { marginBlock: '-11px' } },
});

/** The last word and what follows it: together, where a line has room for both. */
export const end = style({ display: 'inline-block', maxWidth: '100%' });

export const equipment = style({ display: 'inline-grid', whiteSpace: 'nowrap' });

/** On paper, no larger than the words over it. */
export const code = style({
  ...text.s,
  color: colour.inkSoft,
  '@media': { print: { fontSize: 'inherit', lineHeight: 'inherit' } },
});

/** Side by side in a card, where a finger finds room; one under the other in a table. */
export const links = style([
  words,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.m} ${space.l}`,
    marginTop: space.xs,
    '@media': { [media.wide]: { gap: `${space.xs} ${space.l}`, marginTop: 0 } },
  },
]);

/** On a phone the period is under its name, whatever the width of a font's digits. */
export const lastRead = style({
  display: 'grid',
  '@media': { [media.wide]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.xs}` } },
});

export const days = style({ ...text.s, fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });
