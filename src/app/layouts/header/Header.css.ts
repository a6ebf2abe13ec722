import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, space, width } from '../../../ui/theme/tokens.ts';
import { headerHeight } from '../ConnectedLayout.css.ts';

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

export const professional = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'inline' } },
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
