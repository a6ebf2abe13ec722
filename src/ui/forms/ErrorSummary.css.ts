import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, radius, space, weight } from '../theme/tokens.ts';

/** The mark has its room before it shows: under the sentence or, where there is the width, facing it. */
export const line = style({
  display: 'grid',
  gridTemplateRows: 'auto 1.25rem',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 5em',
      gridTemplateRows: 'auto',
      alignItems: 'center',
      gap: space.xs,
    },
  },
});

export const item = style({
  justifySelf: 'start',
  minHeight: 28,
  maxWidth: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  color: colour.ok,
  fontWeight: weight.medium,
});
globalStyle(`${mark} > svg.lucide`, { width: 16, height: 16 });
