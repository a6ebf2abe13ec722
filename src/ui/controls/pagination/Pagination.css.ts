import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { control } from '../../forms/Form.css.ts';
import * as mix from '../../theme/mixins.ts';
import { controlHeight, highlight, media, radius, space, text, weight } from '../../theme/tokens.ts';

export const pager = style({
  ...mix.line(`${space.xs} ${space.xl}`),
  justifyContent: 'center',
  flex: '1 1 auto',
  minWidth: 'min(100%, 23rem)',
  '@media': { print: { display: 'none' } },
});

export const list = style({ flex: '0 1 23rem', ...mix.row(space.xxs), justifyContent: 'center' });

export const apart = style({ borderInlineStart: `2px dotted ${colour.lineStrong}` });

export const jump = style({ ...mix.line(space.xs), justifyContent: 'center' });

export const jumpLabel = style({ ...text.s, color: colour.inkSoft });

export const number = style([control, { width: '4rem' }]);

globalStyle(`${list} li`, { flex: '1 1 2.25rem', minWidth: 'min-content', maxWidth: '2.875rem' });
globalStyle(`${list} button`, { width: '100%' });

export const page = style({
  ...text.table,
  minHeight: controlHeight,
  whiteSpace: 'nowrap',
  color: colour.brandStrong,
  fontVariantNumeric: 'tabular-nums',
  background: 'none',
  border: '1px solid transparent',
  borderRadius: radius.m,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: colour.brandSoft },
    '&:is([aria-current], [aria-pressed="true"])': {
      backgroundColor: colour.brandSoft,
      fontWeight: weight.semibold,
    },
  },
  '@media': { [media.forced]: { selectors: { '&:is([aria-current], [aria-pressed="true"])': highlight } } },
});
