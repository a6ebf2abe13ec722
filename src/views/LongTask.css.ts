import { style } from '@vanilla-extract/css';
import { space, text } from '../ui/tokens.ts';

export const panel = style({ display: 'grid', flex: '1 1 20rem', minWidth: 0, gap: space.s });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

export const list = style({
  ...text.s,
  display: 'grid',
  gap: space.xxs,
  overflowWrap: 'anywhere',
});
