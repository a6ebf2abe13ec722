import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../ui/display/VisuallyHidden.css.ts';
import { media, motion, radius, space, text, weight } from '../../ui/theme/tokens.ts';

/** What is pressed, as wide as its column. */
export const pressed = style({
  ...text.s,
  width: '100%',
  minHeight: '40px',
  padding: `${space.xs} ${space.s}`,
  textAlign: 'start',
  border: '1px solid transparent',
  borderRadius: radius.s,
  backgroundColor: 'transparent',
  color: colour.ink,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
});

export const command = style([
  pressed,
  {
    width: 'auto',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    borderColor: colour.line,
    color: colour.brandStrong,
    fontWeight: weight.semibold,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { backgroundColor: colour.brandSoft },
      '&[aria-disabled="true"]': {
        color: colour.inkSoft,
        backgroundColor: colour.canvas,
        cursor: 'not-allowed',
      },
    },
  },
]);

/** The words of a command: on a phone, its icon stands for them. */
export const wordy = style({ '@media': { [`not all and ${media.wide}`]: hidden } });

export const commands = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const note = style({ ...text.s, color: colour.inkSoft });

/** A button that reads as a link. */
export const link = style({
  minHeight: '28px',
  padding: 0,
  border: 0,
  textAlign: 'start',
  color: colour.brandStrong,
  backgroundColor: 'transparent',
  textDecoration: 'underline',
  cursor: 'pointer',
});
