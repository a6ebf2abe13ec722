import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { highlight, media, motion, radius, space, text, weight } from '../../ui/theme/tokens.ts';

export const tabs = style({ display: 'contents' });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxs,
  padding: space.xs,
  borderBottom: `1px solid ${colour.line}`,
});

export const tab = style({
  ...text.s,
  minHeight: '36px',
  padding: `${space.xxs} ${space.xs}`,
  display: 'grid',
  alignItems: 'center',
  borderRadius: radius.s,
  color: colour.inkSoft,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: colour.canvas },
    '&[data-selected]': {
      color: colour.brandStrong,
      backgroundColor: colour.brandSoft,
      fontWeight: weight.semibold,
    },
  },
  '@media': { [media.forced]: { selectors: { '&[data-selected]': highlight } } },
});
