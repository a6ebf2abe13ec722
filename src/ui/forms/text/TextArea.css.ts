import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text, weight } from '../../theme/tokens.ts';
import { control } from '../Field.css.ts';

export const area = style([
  control,
  // It grows with what is typed where the browser knows how, and by its corner elsewhere.
  { minHeight: '9rem', maxHeight: '24rem', resize: 'vertical', fieldSizing: 'content' },
]);

export const count = style({
  ...text.s,
  justifySelf: 'end',
  marginTop: space.xxs,
  color: colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const over = style([count, { color: colour.bad, fontWeight: weight.medium }]);
