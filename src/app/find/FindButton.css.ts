import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../ui/display/VisuallyHidden.css.ts';
import { controlHeight, media, radius, space, text } from '../../ui/theme/tokens.ts';

/** A box where there is room, else a lens. */
export const find = style({});
globalStyle(`${find} > button`, {
  '@media': {
    [media.desktop]: { color: colour.inkSoft, borderColor: colour.lineStrong },
    [`not all and ${media.desktop}`]: {
      width: controlHeight,
      padding: 0,
      color: 'inherit',
      borderColor: 'transparent',
    },
  },
});

/** Read aloud everywhere, and shown where there is room. */
export const name = style({ '@media': { [`not all and ${media.desktop}`]: hidden } });

/** For who has keys. Drawn, not written: it would be read aloud as a part of the name. */
export const keys = style({
  ...text.s,
  display: 'none',
  marginInlineStart: space.xl,
  paddingInline: space.xs,
  color: colour.inkSoft,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.s,
  whiteSpace: 'nowrap',
  '::before': { content: 'attr(data-keys)' },
  '@media': { [`${media.desktop} and ${media.mouse}`]: { display: 'inline' } },
});
