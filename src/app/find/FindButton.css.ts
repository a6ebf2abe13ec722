import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../ui/display/Skeleton.css.ts';
import { controlHeight, media, radius, space, text } from '../../ui/theme/tokens.ts';

/** Field if the screen is wide enough, else an icon. Its parts have no classes, for a small header script. */
export const find = style({});

const desktop = media.desktop;
const narrower = `not all and ${desktop}`;

globalStyle(`${find} > button`, {
  '@media': {
    [desktop]: { color: colour.inkSoft, borderColor: colour.lineStrong },
    [narrower]: { width: controlHeight, padding: 0, color: 'inherit', borderColor: 'transparent' },
  },
});

// Visible on wide screens, and always read by screen readers.
globalStyle(`${find} span`, { '@media': { [narrower]: hidden } });

// Shortcut, for devices with a keyboard. Generated content, to keep it out of the accessible name.
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
