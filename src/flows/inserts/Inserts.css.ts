import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { space, text, weight } from '../../ui/theme/tokens.ts';

export const list = style({ display: 'grid' });

export const insert = style({
  ...mix.rows(`${space.xxs} ${space.s}`),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  paddingBlock: space.s,
  borderTop: `1px solid ${colour.line}`,
  selectors: { '&:first-child': { paddingTop: 0, borderTop: 0 } },
});

export const icon = style({ display: 'flex', paddingTop: 2, color: colour.inkSoft });

export const label = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' });

export const below = style({ gridColumn: 2 });

export const closed = style([below, { ...text.s, color: colour.inkSoft }]);
