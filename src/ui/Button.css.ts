import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { controlHeight, motion, radius, space, weight } from './tokens.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: controlHeight,
  padding: `${space.xs} ${space.l}`,
  border: '1px solid transparent',
  borderRadius: radius.m,
  fontWeight: weight.semibold,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:is([data-disabled], [data-incomplete])': {
      color: colour.inkSoft,
      backgroundColor: colour.canvas,
      borderColor: colour.line,
      cursor: 'not-allowed',
    },
    '&[aria-disabled]:not([data-disabled], [data-incomplete])': { cursor: 'progress' },
  },
  '@media': { print: { display: 'none' } },
});

/** What an action looks like, as a button or as a link. */
export const action = styleVariants({
  filled: [
    base,
    {
      color: colour.onBrand,
      backgroundColor: colour.brand,
      selectors: {
        '&:is(:hover:not([data-disabled]), [data-pressed]):not([data-incomplete])': {
          backgroundColor: colour.brandStrong,
        },
      },
    },
  ],
  danger: [
    base,
    {
      color: colour.paper,
      backgroundColor: colour.bad,
      selectors: {
        '&:hover:not([data-disabled]), &[data-pressed]': {
          backgroundColor: `color-mix(in oklab, ${colour.bad} 85%, ${colour.ink})`,
        },
      },
    },
  ],
  outlined: [
    base,
    {
      color: colour.brandStrong,
      backgroundColor: colour.paper,
      borderColor: colour.line,
      selectors: {
        '&:hover:not([data-disabled]), &[data-pressed]': {
          borderColor: colour.brandStrong,
          backgroundColor: colour.brandSoft,
        },
      },
    },
  ],
  text: [
    base,
    {
      // Its words, not its edge, line up with what surrounds it.
      marginInline: `calc(-1 * ${space.xs})`,
      padding: space.xs,
      color: colour.brandStrong,
      backgroundColor: 'transparent',
      selectors: {
        '&[data-hovered], &[data-pressed]': { backgroundColor: colour.brandSoft },
        '&[data-disabled]': { backgroundColor: 'transparent', borderColor: 'transparent' },
      },
    },
  ],
  icon: [
    base,
    {
      flexShrink: 0,
      width: controlHeight,
      padding: 0,
      color: 'inherit',
      backgroundColor: 'transparent',
      selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: colour.brandSoft } },
    },
  ],
});
