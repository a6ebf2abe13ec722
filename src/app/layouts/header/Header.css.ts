import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, space, text, width } from '../../../ui/theme/tokens.ts';
import { headerHeight } from '../PrintHeading.css.ts';

const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.xs}`,
  minHeight: headerHeight,
  backgroundColor: colour.paper,
  borderBottom: `1px solid ${colour.line}`,
  '@media': {
    [media.tall]: { position: 'sticky', zIndex: 10, top: 0 },
    print: { display: 'none' },
  },
});

// What takes the focus, or is led to, is never under the bar.
globalStyle('html', {
  '@media': { [media.tall]: { scrollPaddingTop: `calc(${headerHeight} + ${space.m})` } },
});

export const header = style([
  bar,
  {
    // Lines that wrap are not against an edge.
    padding: `${space.xxs} ${space.xs}`,
    '@media': { [media.desktop]: { columnGap: space.m, paddingInline: `${space.m} ${space.xl}` } },
  },
]);

/** Of a public page: the logo stands over the content's edge. */
export const publicHeader = style([
  bar,
  {
    paddingInline: `max(18px, (100% - ${width.column}) / 2)`,
  },
]);

/** The logo, and the professional label after it, or under it on a phone. */
export const brand = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 6rem',
  minWidth: 0,
  maxWidth: 'max-content',
  '@media': { [media.wide]: { flexDirection: 'row', alignItems: 'center', gap: space.m } },
});

export const professional = style({});

// On a phone, two lines within the height of the bar.
globalStyle(`${professional} > span`, {
  paddingBlock: 0,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  '@media': {
    [media.wide]: { paddingBlock: '1px', fontSize: text.s.fontSize, lineHeight: text.s.lineHeight },
  },
});

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  marginInlineStart: 'auto',
});

// The ring of a focus is whole, between its neighbour and the edge of a phone.
globalStyle(`${account} button`, { marginInline: 0 });
