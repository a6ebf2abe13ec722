import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { footHeight, radius, shade, space, text, width } from '../../ui/theme/tokens.ts';

export const named = style({ overflowWrap: 'anywhere' });

export const place = style({
  position: 'fixed',
  zIndex: 11,
  insetInline: space.m,
  bottom: `calc(${space.m} + ${footHeight})`,
  ...mix.rows(space.s),
  justifyItems: 'center',
  pointerEvents: 'none',
});

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const mark = style({
  ...text.s,
  ...mix.row(space.xs),
  padding: `${space.xs} ${space.m}`,
  color: colour.ink,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.round,
  boxShadow: shade.float,
  animation: `${appear} 1ms 400ms backwards`,
});

export const alert = style({
  maxWidth: width.text,
  borderRadius: radius.m,
  boxShadow: shade.float,
  pointerEvents: 'auto',
});

export const words = style(mix.line(`${space.xs} ${space.m}`));

globalStyle(`html:has(${alert})`, { scrollPaddingBottom: `calc(160px + ${footHeight})` });
