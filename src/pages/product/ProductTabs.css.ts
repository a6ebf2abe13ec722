import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { highlight, media, space, weight } from '../../ui/theme/tokens.ts';

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderInlineStart: `1px solid ${colour.line}`,
  '@media': {
    [media.wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      borderInlineStart: 'none',
      borderBottom: `1px solid ${colour.line}`,
    },
    print: { display: 'none' },
  },
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  marginInlineStart: -1,
  padding: `${space.xs} ${space.m}`,
  color: colour.inkSoft,
  fontWeight: weight.medium,
  textDecoration: 'none',
  borderColor: 'transparent',
  borderStyle: 'solid',
  borderWidth: '0 0 0 3px',
  selectors: {
    '&:hover': { color: colour.ink, borderColor: colour.lineStrong },
    '&[aria-current]': {
      color: colour.brandStrong,
      fontWeight: weight.semibold,
      borderColor: colour.brand,
    },
  },
  '@media': {
    [media.wide]: { marginInlineStart: 0, marginBottom: -1, borderWidth: '0 0 3px' },
    [media.forced]: { selectors: { '&[aria-current]': highlight } },
  },
});
