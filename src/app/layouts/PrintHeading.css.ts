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
  // A sheet that has a heading of its own is that of the paper.
  '@media': { print: { selectors: { ':root:not(:has([data-own-heading])) &': { display: 'flex' } } } },
});

export const brand = style({ ...text.m, fontWeight: weight.bold });

export const moment = style({ marginInlineStart: 'auto' });
