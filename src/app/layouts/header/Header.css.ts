import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../../ui/theme/mixins.ts';
import {
  forcedEdge,
  headerHeight,
  media,
  radius,
  space,
  text,
  weight,
  width,
} from '../../../ui/theme/tokens.ts';

const bar = style({
  ...mix.line(`${space.xxs} ${space.xs}`),
  minHeight: headerHeight,
  backgroundColor: colour.paper,
  borderBottom: `1px solid ${colour.line}`,
  '@media': {
    [media.tall]: { position: 'sticky', zIndex: 10, top: mix.sticky('0px') },
    print: { display: 'none' },
  },
});

// The sticky header must not cover the focused element or the target of an anchor.
globalStyle('html', {
  '@media': { [media.tall]: { scrollPaddingTop: `calc(${headerHeight} + ${space.m})` } },
});

export const header = style([
  bar,
  {
    padding: `${space.xxs} ${space.m}`,
    columnGap: space.xxs,
    '@media': {
      '(max-width: 23.4em)': { paddingInline: `${space.s} ${space.xxs}` },
      [media.wide]: { columnGap: space.xs },
      [media.desktop]: { columnGap: space.s, paddingInline: `15px ${space.xl}` },
    },
  },
]);

export const publicHeader = style([bar, { paddingInline: `max(16px, (100% - ${width.column}) / 2)` }]);

const phone = `not all and ${media.wide}`;
const narrow = '(20.5em <= width < 24em)';

export const brand = style({
  flex: '1 1 6rem',
  minWidth: 'min-content',
  maxWidth: 'max-content',
  '@media': {
    [media.wide]: { display: 'flex', alignItems: 'center', gap: space.m },
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(min-content, 1fr)',
      columnGap: space.xs,
      minHeight: '44px',
    },
  },
});

globalStyle(`${brand} > a`, {
  '@media': {
    [phone]: {
      display: 'grid',
      gridArea: '1 / 1 / 3 / 3',
      gridTemplate: 'subgrid / subgrid',
      rowGap: 0,
      maxWidth: 'none',
    },
  },
});
globalStyle(`${brand} > a > img`, {
  '@media': { [phone]: { gridRow: '1 / 3', width: '25px', height: '30px' } },
});
globalStyle(`${brand} > a > span`, {
  '@media': { [phone]: { gridColumn: 2, alignSelf: 'end', fontSize: '0.9375rem', lineHeight: '1.125rem' } },
});

export const professional = style({
  '@media': { [phone]: { display: 'grid', gridArea: '2 / 2', pointerEvents: 'none' } },
});
globalStyle(`${professional} > span`, {
  '@media': {
    [phone]: {
      padding: 0,
      border: 0,
      backgroundColor: 'transparent',
      fontSize: '0.75rem',
      lineHeight: '1rem',
    },
    [narrow]: { fontSize: '0.6875rem', whiteSpace: 'nowrap' },
  },
});

export const account = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  '@media': { [media.wide]: { gap: space.xs } },
});

globalStyle(`${account} button`, { marginInline: 0, paddingBlock: space.xxs });

export const menuButton = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });

export const urgent = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  marginInline: space.xxs,
  paddingInline: '10px',
  border: forcedEdge,
  borderRadius: radius.m,
  fontWeight: weight.semibold,
  color: colour.bad,
  backgroundColor: colour.badSoft,
  textDecoration: 'none',
  '@media': {
    [media.touch]: { minHeight: '2.75rem' },
    [narrow]: { marginInline: 0, paddingInline: space.xs },
    [media.desktop]: { display: 'none' },
  },
});
