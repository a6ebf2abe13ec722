import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { modal } from '../ui/dialogs/Dialog.css.ts';
import { space, text, unbroken, weight } from '../ui/theme/tokens.ts';

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
});

export const words = style({ ...unbroken, display: 'grid', flex: '1 1 18rem' });

export const name = style({ fontWeight: weight.medium });

export const detail = style({
  ...text.s,
  fontWeight: weight.regular,
  color: colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const paper = styleVariants(modal, (sheet) => [sheet, { marginInline: 'auto', animation: 'none' }]);
