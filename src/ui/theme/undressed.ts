import type { StyleRule } from '@vanilla-extract/css';

type Rules = NonNullable<StyleRule['selectors']>[string];

/** A style of painted pages alone, until the script that is to come has given them their brand (`src/app/start/dress.ts`). */
export const undressed = (rules: Rules): StyleRule => ({
  '@media': {
    '(scripting: enabled)': { selectors: { '[data-undressed]:not([data-failed]) &': rules } },
  },
});
