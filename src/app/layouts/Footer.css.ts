import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text } from '../../ui/theme/tokens.ts';

export const footer = style({
  ...text.s,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.l}`,
  marginTop: space.xxl,
  '@media': { print: { display: 'none' } },
});

export const link = style({
  paddingBlock: space.s,
  color: colour.inkSoft,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: colour.brandStrong } },
});
