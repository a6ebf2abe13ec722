import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { forcedEdge, media, radius, space, text, weight } from '../../ui/theme/tokens.ts';

/** Minimum height of the notice before its text loads, so that the chart below does not move. */
export const notice = style({
  ...mix.line(`${space.xxs} ${space.s}`),
  minHeight: '8.375rem',
  padding: `${space.s} ${space.m} ${space.xxs}`,
  color: colour.inkSoft,
  ...mix.paper,
  '@media': { [media.wide]: { minHeight: '3.625rem', paddingTop: space.xxs }, print: { minHeight: 0 } },
});

const risen = style([notice, { color: colour.ink, border: forcedEdge }]);

export const over = style([risen, { backgroundColor: colour.warnSoft }]);
export const ongoing = style([risen, { backgroundColor: colour.badSoft }]);

globalStyle(`${risen} :is(a, button)`, { color: colour.ink });

const count = style({
  ...text.xs,
  padding: `0 ${space.xs}`,
  fontWeight: weight.semibold,
  color: colour.paper,
  border: forcedEdge,
  borderRadius: radius.s,
  '@media': { print: { color: colour.ink, borderColor: 'currentcolor' } },
});

export const counts = {
  over: style([count, { backgroundColor: colour.warn }]),
  ongoing: style([count, { backgroundColor: colour.bad }]),
};

export const actions = style({
  ...mix.wrapped(`0 ${space.xs}`),
  '@media': { [media.wide]: { columnGap: space.l }, print: { display: 'none' } },
});

/** Hides the third link (leak watch) on a phone. The page « Consommation » also has this link. */
globalStyle(`${actions} > :nth-child(3)`, { '@media': { 'screen and (width < 26em)': { display: 'none' } } });

export const words = style({ flex: '1 1 16rem' });
