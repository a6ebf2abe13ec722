import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import {
  controlHeight,
  forcedEdge,
  highlight,
  media,
  motion,
  radius,
  space,
  text,
  weight,
} from '../../ui/theme/tokens.ts';

export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xl,
  height: '100%',
  padding: `${space.m} ${space.s}`,
  overflowY: 'auto',
});

globalStyle(`${nav} > :first-child`, { marginBottom: 'auto' });

export const list = style({ display: 'grid', gap: '4px' });

const entry = style({
  ...mix.row('10px'),
  minHeight: controlHeight,
  padding: `0 ${space.s}`,
  borderRadius: radius.m,
  color: colour.inkSoft,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

export const badge = style({
  ...text.s,
  marginInlineStart: 'auto',
  minWidth: '1.25rem',
  paddingInline: '5px',
  border: forcedEdge,
  borderRadius: radius.round,
  fontWeight: weight.semibold,
  textAlign: 'center',
  color: colour.bad,
  backgroundColor: colour.badSoft,
  // The number must not inherit `forced-color-adjust: none` from the current menu entry.
  ...mix.forced({ forcedColorAdjust: 'auto' }),
});

export const link = style([
  entry,
  {
    transition: `background-color ${motion.quick}`,
    selectors: {
      '&:hover': { color: colour.ink, backgroundColor: colour.canvas },
      '&[aria-current]': {
        fontWeight: weight.semibold,
        color: colour.brandStrong,
        backgroundColor: colour.brandSoft,
      },
    },
    '@media': { [media.forced]: { selectors: { '&[aria-current]': highlight } } },
  },
]);

export const unlinked = style([entry]);

export const reason = style({ ...mix.soft, padding: `0 ${space.s} 0 calc(${space.s} + 1.25rem + 10px)` });

export const help = style({
  ...mix.soft,
  ...mix.rows(space.xxs),
  padding: `${space.m} ${space.s} ${space.xs}`,
  borderTop: `1px solid ${colour.line}`,
});

globalStyle(`${help} a`, {
  ...text.m,
  display: 'flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  color: colour.brandStrong,
  fontWeight: weight.semibold,
  textDecoration: 'none',
  '@media': { [media.touch]: { minHeight: '2.75rem' } },
});
globalStyle(`${help} > :first-child > a`, { color: colour.bad });

globalStyle(`dialog ${nav}`, { gap: space.xxs, paddingTop: 0 });
globalStyle(`dialog ${nav} > button`, {
  justifyContent: 'flex-start',
  gap: '10px',
  marginInline: 0,
  paddingInline: space.s,
});
