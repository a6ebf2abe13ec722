import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space } from '../../ui/theme/tokens.ts';

export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.xs}`,
  color: colour.inkSoft,
});
