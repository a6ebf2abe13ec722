import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { footHeight, highlight, media, space, weight } from '../../ui/theme/tokens.ts';
import { badge } from './SideMenu.css.ts';

const phone = 'screen and (width < 62.5em)';
const tallPhone = `${phone} and ${media.tall}`;
const narrow = `${tallPhone} and (width < 20em)`;
const rowHeight = 'min(3.5rem, 18vw)';
const heightOf = (rows: string) => `calc(${rows} + ${space.xs} + env(safe-area-inset-bottom))`;

export const bar = style({
  display: 'none',
  backgroundColor: colour.paper,
  borderBlock: `1px solid ${colour.line}`,
  '@media': {
    [phone]: { display: 'block' },
    [tallPhone]: {
      position: 'fixed',
      zIndex: 6,
      inset: 'auto 0 0',
      height: heightOf(rowHeight),
      paddingBottom: 'env(safe-area-inset-bottom)',
      borderBottom: 0,
    },
    [narrow]: { height: heightOf('7rem') },
  },
});

globalStyle(`:root:has(${bar})`, {
  '@media': {
    [tallPhone]: { vars: { '--bar-height': heightOf(rowHeight), '--safe-area': '0px' } },
    [narrow]: { vars: { '--bar-height': heightOf('7rem') } },
  },
});

globalStyle(`body:has(${bar})`, { '@media': { [tallPhone]: { paddingBottom: 'var(--bar-height)' } } });

globalStyle(`:where(html:has(${bar}))`, {
  '@media': { [tallPhone]: { scrollPaddingBottom: `calc(${footHeight} + ${space.m})` } },
});

export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(max-content, 1fr))',
  maxWidth: '36rem',
  marginInline: 'auto',
  paddingTop: space.xxs,
  '@media': { '(width < 20em)': { gridTemplateColumns: '1fr 1fr' } },
});

export const entry = style({
  position: 'relative',
  ...mix.rows('2px'),
  justifyItems: 'center',
  alignContent: 'center',
  width: '100%',
  height: rowHeight,
  ...mix.bare,
  fontSize: 'min(0.75rem, 4.8vw)',
  lineHeight: 'min(1rem, 6vw)',
  color: colour.inkSoft,
  textDecoration: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&[aria-current]': { color: colour.brandStrong, fontWeight: weight.semibold },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    '(width < 20em)': { height: '3.5rem', fontSize: '0.75rem', lineHeight: '1rem' },
    [media.forced]: { selectors: { '&[aria-current]': highlight } },
  },
});

globalStyle(`${entry} > ${badge}`, {
  position: 'absolute',
  insetInlineStart: 'calc(50% + 4px)',
  insetBlockStart: '2px',
});
