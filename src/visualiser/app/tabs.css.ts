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

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gridAutoRows: 'minmax(22rem, 1fr)',
  overflowY: 'auto',
  gap: '1px',
  minHeight: 0,
  backgroundColor: colour.line,
});

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  overflow: 'clip',
  backgroundColor: colour.paper,
});

export const version = style({ ...text.s, padding: `${space.xs} ${space.m}` });

/** On paper alone: on the screen, the header says it. */
export const head = style({
  display: 'none',
  '@media': { print: { display: 'grid', gap: space.xxs, paddingBlockEnd: space.s } },
});

export const title = style(text.l);
export const line = style(text.s);
