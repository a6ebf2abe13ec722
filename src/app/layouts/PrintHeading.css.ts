import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text, weight } from '../../ui/theme/tokens.ts';

export const heading = style({
  ...text.s,
  display: 'none',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.m}`,
  marginBottom: space.l,
  paddingBottom: space.s,
  borderBottom: `1px solid ${colour.line}`,
  '@media': { print: { display: 'flex' } },
});

export const brand = style({ ...text.m, fontWeight: weight.bold });

export const moment = style({ marginInlineStart: 'auto' });
