import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { item } from '../../../ui/controls/menu/Menu.css.ts';
import { space, text, weight } from '../../../ui/theme/tokens.ts';

export const title = style({
  ...text.s,
  maxWidth: '22rem',
  padding: `${space.s} ${space.m} 0`,
  color: colour.inkSoft,
  fontWeight: weight.semibold,
});

/** Edged by dashes, as what is refused is among the buttons. */
export const refused = style([
  item,
  {
    display: 'block',
    maxWidth: '22rem',
    marginTop: space.xxs,
    color: colour.inkSoft,
    border: `1px dashed ${colour.lineStrong}`,
  },
]);

export const why = style({ ...text.s, display: 'block' });
