import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, space, text, weight } from '../../ui/tokens.ts';

export const title = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xs,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
});

export const words = style({ display: 'grid', minWidth: 0 });

export const name = style({ fontWeight: weight.medium });

export const detail = style({
  ...text.s,
  fontWeight: weight.regular,
  color: colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
