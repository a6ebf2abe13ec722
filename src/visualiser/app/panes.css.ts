import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import {
  columns,
  highlight,
  media,
  motion,
  radius,
  shade,
  space,
  text,
  weight,
} from '../../ui/theme/tokens.ts';
import { choice } from './app.css.ts';
import { stack } from './panels.css.ts';

export const list = style({
  display: 'flex',
  gap: space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ...mix.unprinted,
});

export const tab = style({
  ...text.s,
  minHeight: '36px',
  padding: `${space.xxs} ${space.xs}`,
  display: 'grid',
  flex: 'none',
  alignItems: 'center',
  borderRadius: radius.s,
  color: colour.inkSoft,
  border: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&:is([data-hovered], :hover)': { backgroundColor: colour.canvas },
    '&:is([data-selected], [aria-selected="true"])': {
      color: colour.brandStrong,
      backgroundColor: colour.brandSoft,
      fontWeight: weight.semibold,
    },
  },
  '@media': { [media.forced]: { selectors: { '&:is([data-selected], [aria-selected="true"])': highlight } } },
});

export const charts = style({
  display: 'grid',
  gridTemplateColumns: columns('18rem'),
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

export const head = style({
  display: 'none',
  '@media': { print: { ...mix.wrapped(`0 ${space.m}`), alignItems: 'baseline', paddingBlockEnd: space.xxs } },
});

export const title = style([text.l, { flexGrow: 1 }]);
export const line = style([text.s, { flexBasis: '100%' }]);

export const box = style({
  position: 'relative',
  flex: '1 1 100%',
  '@media': { [media.wide]: { flex: '1 1 16rem', maxWidth: '34rem' } },
});

export const panel = style({
  position: 'absolute',
  zIndex: 5,
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  ...mix.rows(space.xs),
  width: 'max(100%, min(36rem, calc(100vw - 2rem)))',
  maxHeight: '70dvh',
  marginBlockStart: space.xxs,
  padding: space.s,
  overflowY: 'auto',
  ...mix.paper,
  boxShadow: shade.float,
});

export const popover = style([panel, { width: 'min(40rem, calc(100vw - 2rem))', textAlign: 'start' }]);

export const result = style([choice, stack.xxs]);
