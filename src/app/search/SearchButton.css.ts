import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../ui/display/Skeleton.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { controlHeight, media, radius, space, weight } from '../../ui/theme/tokens.ts';

export const search = style({ position: 'relative' });

const desktop = media.desktop;
const narrower = `not all and ${desktop}`;

globalStyle(`${search} > button`, {
  '@media': {
    [desktop]: {
      justifyContent: 'flex-start',
      width: 'min(20rem, 26vw)',
      paddingInline: space.s,
      fontWeight: weight.regular,
      color: colour.inkSoft,
      backgroundColor: colour.canvas,
    },
    [narrower]: { width: controlHeight, padding: 0, color: 'inherit', borderColor: 'transparent' },
  },
});

export const coming = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [desktop]: { justifyItems: 'start', paddingInline: space.s } },
});
globalStyle(`${search}:has(> ${coming}) > button svg`, { visibility: 'hidden' });

globalStyle(`${search} > button span`, { '@media': { [narrower]: hidden } });

// Writes the keyboard shortcut as generated content, so that it is not part of the accessible name.
globalStyle(`${search} > button::after`, {
  ...mix.soft,
  display: 'none',
  marginInlineStart: 'auto',
  paddingInline: space.xs,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.s,
  whiteSpace: 'nowrap',
  content: ["'Ctrl K'", "'Ctrl K' / ''"],
  '@media': { [`${desktop} and ${media.mouse}`]: { display: 'inline' } },
});
globalStyle(`${search} > [aria-keyshortcuts^='Meta']::after`, { content: ["'⌘K'", "'⌘K' / ''"] });
