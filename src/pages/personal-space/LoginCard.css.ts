import { style } from '@vanilla-extract/css';
import { space } from '../../ui/tokens.ts';

export const rows = style({ display: 'grid', marginBlock: `-${space.xs}` });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  overflowWrap: 'anywhere',
});
