import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { space } from './tokens.ts';

/**
 * What stands one under the other, as far apart as this says. On paper it is in the flow: what is too high for the rest of a
 * sheet goes whole to the next from a grid in Firefox, and a grid in Chromium does not grow by what went there.
 */
export const column = styleVariants(space, (gap) => ({
  display: 'grid',
  gap,
  '@media': { print: { display: 'block' } },
}));

for (const [size, gap] of Object.entries(space))
  globalStyle(`${column[size as keyof typeof space]} > * + *`, { '@media': { print: { marginTop: gap } } });
