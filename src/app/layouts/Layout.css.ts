import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import {
  barHeight,
  columns,
  headerHeight,
  media,
  radius,
  space,
  text,
  unbroken,
  weight,
  width,
} from '../../ui/theme/tokens.ts';

export const heading = style({
  ...text.s,
  display: 'none',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.m}`,
  marginBottom: space.l,
  paddingBottom: space.s,
  borderBottom: `1px solid ${colour.line}`,
  '@media': { print: { selectors: { ':root:not(:has([data-own-heading])) &': { display: 'flex' } } } },
});

export const foot = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      position: 'fixed',
      inset: 'auto 0 0',
      fontSize: '9pt',
      lineHeight: 1.2,
      textAlign: 'center',
    },
  },
});

globalStyle('body', { '@media': { print: { paddingBottom: '8mm', boxDecorationBreak: 'clone' } } });

export const brand = style({ ...text.m, fontWeight: weight.semibold });

export const moment = style({ marginInlineStart: 'auto' });

export const body = style({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: `calc(100dvh - ${headerHeight} - ${barHeight})`,
  '@media': { print: { minHeight: 0 } },
});

export const aside = style({
  flex: '0 0 min(13.5rem, 40%)',
  position: 'sticky',
  top: mix.sticky(headerHeight),
  height: `calc(100dvh - ${headerHeight})`,
  backgroundColor: colour.paper,
  borderRight: `1px solid ${colour.line}`,
  '@media': { print: { display: 'none' } },
});

export const page = style({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  maxWidth: `calc(${width.content} + 2 * ${space.xxl})`,
  margin: '0 auto',
  padding: `${space.m} min(${space.m}, 4vw) ${space.xxl}`,
  '@media': {
    [media.desktop]: { padding: `${space.xl} ${space.xxl}` },
    print: { maxWidth: 'none', padding: 0 },
  },
});

/** At least the height of the window, so that the footer does not move while the content loads. */
export const main = style({
  flex: 1,
  minHeight: `calc(100dvh - ${headerHeight})`,
  '@media': { print: { minHeight: 0 } },
});

export const link = style({
  ...mix.row(space.xs),
  ...unbroken,
  flex: '1 1 6rem',
  maxWidth: 'max-content',
  minHeight: '44px',
  borderRadius: radius.s,
  color: colour.ink,
  textDecoration: 'none',
});

export const logo = style({
  flexShrink: 0,
  // Hides the empty logo if scripts are off, because a script sets the brand.
  '@media': { '(scripting: none)': { selectors: { '&:not([src])': { display: 'none' } } } },
  selectors: { '[data-failed] &:not([src])': { display: 'none' } },
});

export const name = style({
  fontSize: '1rem',
  lineHeight: '1.25rem',
  fontWeight: weight.semibold,
  letterSpacing: '-0.01em',
  '@media': { [media.wide]: { minWidth: 'min-content', fontSize: '1.0625rem' } },
});

export const skipLink = style({
  position: 'fixed',
  zIndex: 20,
  top: space.xs,
  left: space.xs,
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.m,
  fontWeight: weight.semibold,
  color: colour.onBrand,
  backgroundColor: colour.brand,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const stack = style([column.l, { alignContent: 'start' }]);

export const pair = style([column.m, { gridTemplateColumns: columns('24rem') }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.m });
