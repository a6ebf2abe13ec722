import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { media, motion, space, text, weight, width } from '../../ui/theme/tokens.ts';

export const histogram = style([column.m]);
globalStyle(`${histogram} > * + *`, { '@media': { print: { marginTop: space.s } } });

export const page = column.s;

export const figures = style({ position: 'relative' });

const dimmed = { transition: `opacity ${motion.slow}`, selectors: { '&[inert]': { opacity: 0.5 } } };

export const totals = style({
  ...dimmed,
  ...mix.wrapped(`0 ${space.s}`),
  alignItems: 'baseline',
  minHeight: '6rem',
  '@media': { [media.wide]: { minHeight: 0 }, print: { minHeight: 0 } },
});

export const totalLabel = style({ ...text.s, flexBasis: '100%', color: colour.inkSoft });

export const total = style({ ...text.huge, fontWeight: weight.semibold, whiteSpace: 'nowrap' });

/** Sentence for screen readers and prints. The screen shows the same figures in the total and in a tag. */
export const sentence = style({
  color: colour.inkSoft,
  '@media': {
    screen: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const faces = style([column.s, dimmed]);

export const slotName = style({ whiteSpace: 'nowrap' });

export const foot = style({ ...mix.line(`${space.xs} ${space.l}`), justifyContent: 'space-between' });

globalStyle(`${foot} > :last-child`, { marginInlineStart: 'auto' });

export const notes = style({
  ...mix.soft,
  ...mix.rows(space.xxs),
  paddingTop: space.m,
  borderTop: `1px solid ${colour.line}`,
});

export const note = style({ maxWidth: width.text });

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.l}` });

export const legendItem = style({ ...mix.soft, display: 'inline-flex', alignItems: 'center', gap: space.xs });

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

export const keys = styleVariants({
  measured: [key, mix.solid],
  underWay: [key, mix.solid, { opacity: 0.45 }],
  estimated: [
    key,
    {
      border: `1px solid ${colour.brand}`,
      backgroundImage: hatched(colour.brand, colour.brandSoft),
      ...mix.forced({ borderColor: 'CanvasText', backgroundImage: hatched('CanvasText', 'Canvas') }),
    },
  ],
  missing: [key, { border: `1px dashed ${colour.inkSoft}`, ...mix.forced({ borderColor: 'CanvasText' }) }],
  usual: [
    key,
    {
      backgroundColor: colour.band,
      ...mix.forced({ borderBlock: '1px dashed CanvasText', borderRadius: 0, backgroundColor: 'Canvas' }),
    },
  ],
  foreseen: [
    key,
    {
      background: `linear-gradient(${colour.brandStrong}, ${colour.brandStrong}) center / 0.75rem 2px no-repeat ${colour.band}`,
      border: `1px dashed ${colour.inkSoft}`,
      ...mix.forced({
        borderColor: 'CanvasText',
        background: 'linear-gradient(CanvasText, CanvasText) center / 0.75rem 2px no-repeat Canvas',
      }),
    },
  ],
  risen: [
    key,
    {
      backgroundColor: colour.bad,
      boxShadow: `0 0 0 3px ${colour.badSoft}`,
      ...mix.forced({ border: '2px solid CanvasText', backgroundColor: 'Canvas', boxShadow: 'none' }),
    },
  ],
});

export const beforeKey = style({
  flexShrink: 0,
  width: '1.75rem',
  height: '0.625rem',
  forcedColorAdjust: 'none',
});

/** Reserves the height of the forecast, because its code loads after the chart and must not move the page. */
export const forecast = style({
  minHeight: '8.75rem',
  paddingTop: space.m,
  borderTop: `1px solid ${colour.line}`,
  '@media': { [media.wide]: { minHeight: '6.75rem' }, print: { minHeight: 0 } },
});

export const forecastNote = style([mix.soft, { maxWidth: width.text }]);

export const forecastValue = style({ ...mix.wrapped(`0 ${space.s}`), alignItems: 'baseline' });

export const expected = style({ ...text.xl, fontWeight: weight.semibold, whiteSpace: 'nowrap' });

export const gap = style({ ...text.s, maxWidth: width.text, color: colour.warn });
