import { style } from '@vanilla-extract/css';
import { media, space, text, weight } from '../../ui/theme/tokens.ts';

/** On a phone the period is under its name, whatever the width of a font's digits. */
export const lastRead = style({
  display: 'grid',
  '@media': { [media.wide]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.xs}` } },
});

export const days = style({ ...text.s, fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });
