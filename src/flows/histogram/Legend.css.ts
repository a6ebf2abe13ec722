import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, space, text } from '../../ui/theme/tokens.ts';

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.l}` });

export const legendItem = style({
  ...text.s,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  color: colour.inkSoft,
});

const key = style({
  flexShrink: 0,
  width: '1rem',
  height: '1rem',
  borderRadius: 3,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

const hatched = (ink: string, paper: string) =>
  `repeating-linear-gradient(135deg, ${ink} 0 2px, ${paper} 2px 5px)`;

const dotted = (ink: string) => `radial-gradient(${ink} 1px, transparent 1.5px)`;

/** As the chart draws them. */
export const keys = styleVariants({
  measured: [
    key,
    { backgroundColor: colour.brand, '@media': { [media.forced]: { backgroundColor: 'CanvasText' } } },
  ],
  estimated: [
    key,
    {
      border: `1px solid ${colour.brand}`,
      backgroundImage: hatched(colour.brand, colour.brandSoft),
      '@media': {
        [media.forced]: { borderColor: 'CanvasText', backgroundImage: hatched('CanvasText', 'Canvas') },
      },
    },
  ],
  missing: [
    key,
    {
      border: `1px dashed ${colour.inkSoft}`,
      '@media': { [media.forced]: { borderColor: 'CanvasText' } },
    },
  ],
  before: [
    key,
    {
      height: 3,
      backgroundColor: colour.accent,
      '@media': { [media.forced]: { backgroundColor: 'Highlight' } },
    },
  ],
  marked: [
    key,
    {
      border: `2px solid ${colour.warn}`,
      borderBottom: 'none',
      borderRadius: 0,
      backgroundImage: dotted(colour.warn),
      backgroundSize: '6px 6px',
      '@media': {
        [media.forced]: { borderColor: 'CanvasText', backgroundImage: dotted('CanvasText') },
      },
    },
  ],
});
