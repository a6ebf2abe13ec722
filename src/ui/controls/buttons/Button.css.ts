import { keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../theme/mixins.ts';
import { controlHeight, iconWidth, media, motion, radius, space, text, weight } from '../../theme/tokens.ts';

const base = style({
  ...text.table,
  ...mix.row(space.xs),
  display: 'inline-flex',
  justifyContent: 'center',
  minHeight: controlHeight,
  padding: `${space.xs} 14px`,
  border: '1px solid transparent',
  borderRadius: radius.m,
  fontWeight: weight.semibold,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:disabled': {
      color: colour.inkSoft,
      backgroundColor: colour.canvas,
      borderColor: colour.line,
      cursor: 'not-allowed',
    },
    '&[aria-disabled]:not(:disabled, [data-incomplete])': { cursor: 'progress' },
  },
  '@media': { print: { display: 'none' } },
});

const pointed = (look: Pick<StyleRule, 'backgroundColor' | 'borderColor'>): StyleRule => ({
  selectors: { '&:active:not(:disabled)': look },
  '@media': { [media.pointed]: { selectors: { '&:hover:not(:disabled)': look } } },
});

/** Button without a border. In forced colours, a transparent border would become visible. */
const bare: StyleRule = {
  selectors: { '&:disabled': { backgroundColor: 'transparent', borderColor: 'transparent' } },
  '@media': { [media.forced]: { borderStyle: 'none' } },
};

/** Element around the text of a button: React fails if a page translator replaces a bare text. */
export const words = style({ display: 'contents' });

export const action = styleVariants({
  filled: [
    base,
    { color: colour.onBrand, backgroundColor: colour.brand },
    pointed({ backgroundColor: colour.brandStrong }),
  ],
  danger: [
    base,
    { color: colour.paper, backgroundColor: colour.bad },
    pointed({ backgroundColor: `color-mix(in oklab, ${colour.bad} 85%, ${colour.ink})` }),
  ],
  outlined: [
    base,
    { color: colour.brandStrong, backgroundColor: colour.paper, borderColor: colour.line },
    pointed({ borderColor: colour.brandStrong, backgroundColor: colour.brandSoft }),
  ],
  text: [
    base,
    {
      marginInline: `calc(-1 * ${space.xs})`,
      padding: space.xs,
      color: colour.brandStrong,
      backgroundColor: 'transparent',
      '@media': { [media.forced]: { textDecoration: 'underline' } },
    },
    bare,
    pointed({ backgroundColor: colour.brandSoft }),
  ],
  icon: [
    base,
    { flexShrink: 0, width: iconWidth, padding: 0, color: 'inherit', backgroundColor: 'transparent' },
    bare,
    pointed({ backgroundColor: colour.brandSoft }),
  ],
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const icon = style({ animation: `${turn} 900ms linear infinite` });

export const labelled = style(mix.row(space.xs));

export const inline = style({
  color: colour.brandStrong,
  fontWeight: weight.semibold,
  textUnderlineOffset: '0.2em',
  borderRadius: radius.s,
  '@media': { [media.pointed]: { ':hover': { textDecorationThickness: '2px' } } },
});
