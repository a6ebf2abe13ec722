import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { motion, radius, space, text, weight } from '../../ui/theme/tokens.ts';

export const gallery = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.l,
  padding: space.l,
  '@media': { print: { display: 'block', padding: 0 } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
});

export const intro = style({ display: 'grid', gap: space.xxs, color: colour.inkSoft });

const list = (least: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
    alignItems: 'start',
    gap: space.l,
    '@media': { print: { gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))` } },
  });

export const screens = {
  phone: list('16rem'),
  tablet: list('22rem'),
  desk: list('30rem'),
} as const;

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  padding: space.m,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  transition: `border-color ${motion.quick}`,
  ':hover': { borderColor: colour.brandStrong },
  '@media': { print: { breakInside: 'avoid' } },
});

export const title = style({ ...text.m });

export const opener = style({
  padding: 0,
  color: colour.ink,
  fontWeight: weight.semibold,
  textAlign: 'start',
  background: 'none',
  border: 0,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.l },
  ':hover': { color: colour.brandStrong },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `3px solid ${colour.focus}`, outlineOffset: 2 } },
});

export const way = style({
  ...text.s,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.xxs}`,
  color: colour.inkSoft,
});

globalStyle(`${way} > li:not(:last-child)::after`, { content: '" →"' });

export const note = style({ ...text.s, color: colour.inkSoft, fontStyle: 'italic' });

export const place = style({ pointerEvents: 'none' });
