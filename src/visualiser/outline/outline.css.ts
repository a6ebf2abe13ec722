import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, radius, space, text, weight } from '../../ui/theme/tokens.ts';

export const tree = style({ display: 'grid', outline: 'none' });

export const item = style({
  ...text.s,
  display: 'grid',
  alignItems: 'center',
  minHeight: '36px',
  borderRadius: radius.s,
  paddingBlock: space.xxs,
  paddingInlineEnd: space.xs,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: colour.canvas },
    '&[data-selected]': { backgroundColor: colour.brandSoft, color: colour.brandStrong },
    '&[data-focus-visible]': { outline: `3px solid ${colour.focus}`, outlineOffset: '-3px' },
  },
  '@media': { [media.forced]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } } },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  columnGap: space.xs,
  // Each level further in.
  paddingInlineStart: `calc((var(--tree-item-level) - 1) * ${space.s})`,
});

export const chevron = style({
  padding: space.xxs,
  border: 0,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
});

export const leafRoom = style({ width: '1.75rem' });

export const current = style({ fontWeight: weight.semibold, color: colour.brandStrong });

export const kind = style({ gridColumn: 2, color: colour.inkSoft });

export const table = style({ ...text.s, width: '100%' });

export const frame = style({ overflowX: 'auto' });

export const cell = style({
  minWidth: '7rem',
  padding: space.xs,
  textAlign: 'start',
  verticalAlign: 'top',
  borderTop: `1px solid ${colour.line}`,
  fontWeight: weight.regular,
});

export const taken = style({ backgroundColor: colour.brandSoft });
