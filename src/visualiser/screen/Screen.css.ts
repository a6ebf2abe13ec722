import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, radius, space, width } from '../../ui/theme/tokens.ts';

export const stage = style({
  maxWidth: width.content,
  marginInline: 'auto',
  padding: space.m,
  '@media': { [media.wide]: { padding: space.xl } },
});

/** In the place of a screen. */
export const calm = style({
  display: 'grid',
  gap: space.xs,
  margin: space.xl,
  padding: space.xl,
  color: colour.inkSoft,
  textAlign: 'center',
  border: `1px dashed ${colour.lineStrong}`,
  borderRadius: radius.l,
});
