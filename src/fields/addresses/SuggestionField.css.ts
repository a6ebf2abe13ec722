import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { highlight, media, radius, space, text, weight } from '../../ui/theme/tokens.ts';

export const list = style({ maxHeight: 'inherit', padding: space.xs, overflowY: 'auto', outline: 'none' });

export const width = style({ width: 'var(--trigger-width)' });

export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s}`,
  minHeight: '2.75rem',
  padding: `${space.xs} ${space.s}`,
  color: colour.ink,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  borderRadius: radius.s,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: colour.canvas },
    '&[data-focused]': { color: colour.brandStrong, backgroundColor: colour.brandSoft },
  },
  '@media': { [media.forced]: { selectors: { '&[data-focused]': highlight } } },
});

export const detail = style({
  ...text.s,
  color: colour.inkSoft,
  fontWeight: weight.regular,
  '@media': { [media.forced]: { color: 'inherit' } },
});

export const status = style({
  ...text.s,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minHeight: text.s.lineHeight,
  marginBlockStart: space.xs,
  color: colour.inkSoft,
});

export const news = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });

export const freeEntry = style({ marginBlockStart: space.s });
