import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../ui/display/Skeleton.css.ts';
import { controlHeight, media, radius, space, text } from '../../ui/theme/tokens.ts';

/** A box where there is room, else a lens. Its parts have no classes: the script of the header stays small. */
export const find = style({});

const desktop = media.desktop;
const narrower = `not all and ${desktop}`;

globalStyle(`${find} > button`, {
  '@media': {
    [desktop]: { color: colour.inkSoft, borderColor: colour.lineStrong },
    [narrower]: { width: controlHeight, padding: 0, color: 'inherit', borderColor: 'transparent' },
  },
});

// Read aloud everywhere, and shown where there is room.
globalStyle(`${find} span`, { '@media': { [narrower]: hidden } });

// The keys, for who has some. Drawn, not written: they would be read aloud as a part of the name.
globalStyle(`${find} > button::after`, {
  ...text.s,
  display: 'none',
  marginInlineStart: space.xl,
  paddingInline: space.xs,
  color: colour.inkSoft,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.s,
  whiteSpace: 'nowrap',
  content: ["'Ctrl K'", "'Ctrl K' / ''"],
  '@media': { [`${desktop} and ${media.mouse}`]: { display: 'inline' } },
});
globalStyle(`${find} > [aria-keyshortcuts^='Meta']::after`, { content: ["'⌘K'", "'⌘K' / ''"] });
