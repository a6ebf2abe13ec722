import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../theme/mixins.ts';
import { media, space, weight } from '../../theme/tokens.ts';
import { control, label } from '../Form.css.ts';

export const legend = style([label, { padding: 0 }]);

const boxWidth = '3.4rem';

export const boxes = style({
  ...mix.rows(space.xs),
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${boxWidth}, 25% - ${space.xs}), 1fr))`,
  '@media': { [media.wide]: { gridTemplateColumns: `repeat(auto-fit, minmax(${boxWidth}, 1fr))` } },
});

export const box = style([
  control,
  {
    paddingInline: space.xxs,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.04em',
  },
]);

export const longBox = style([box, { gridColumn: 'span 2' }]);

export const line = style({ position: 'relative', display: 'flex', alignItems: 'center', ...mix.unprinted });

export const lens = style({
  position: 'absolute',
  insetInlineStart: '0.75rem',
  display: 'flex',
  color: colour.inkSoft,
  pointerEvents: 'none',
});

export const input = style({
  marginTop: 0,
  paddingInline: '2.75rem 46px',
  textOverflow: 'ellipsis',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const clear = style({ position: 'absolute', insetInlineEnd: 0 });

export const area = style([
  control,
  // Grows with its text. In browsers without `field-sizing`, the user can resize it.
  { minHeight: '9rem', maxHeight: '24rem', resize: 'vertical', fieldSizing: 'content' },
]);

export const count = style({ ...mix.softFigures, justifySelf: 'end', marginTop: space.xxs });

export const over = style([count, { color: colour.bad, fontWeight: weight.semibold }]);
