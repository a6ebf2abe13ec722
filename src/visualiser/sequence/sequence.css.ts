import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, radius, space, text, weight } from '../../ui/theme/tokens.ts';

const lane = '5rem';

export const frame = style({ overflowX: 'auto', paddingBottom: space.xs });

const lanes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(var(--parties), minmax(${lane}, 1fr))`,
  minWidth: `calc(var(--parties) * ${lane})`,
});

export const parties = style([lanes, { alignItems: 'end' }]);

export const party = style({
  ...text.s,
  margin: `0 ${space.xxs}`,
  padding: space.xxs,
  textAlign: 'center',
  fontWeight: weight.semibold,
  color: colour.brandStrong,
  backgroundColor: colour.brandSoft,
  borderRadius: radius.s,
  overflowWrap: 'anywhere',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const diagram = style({
  position: 'relative',
  minWidth: `calc(var(--parties) * ${lane})`,
  paddingBlock: space.xs,
});

export const lifelines = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  stroke: colour.lineStrong,
  strokeDasharray: '2 4',
});

export const line = style([lanes, { position: 'relative', paddingBlock: space.xxs }]);

export const words = style({
  ...text.s,
  gridRow: 1,
  justifySelf: 'center',
  minHeight: '28px',
  padding: `0 ${space.xxs}`,
  border: 0,
  borderRadius: radius.s,
  textAlign: 'center',
  color: colour.ink,
  backgroundColor: colour.paper,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: colour.brandSoft },
    '&[aria-current]': { fontWeight: weight.semibold, backgroundColor: colour.brandSoft },
  },
});

export const bad = style({ color: colour.bad });

export const note = style([
  words,
  { border: `1px solid ${colour.line}`, padding: `${space.xxs} ${space.xs}`, color: colour.inkSoft },
]);

export const arrow = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  width: '100%',
  height: '14px',
  fill: 'none',
  stroke: colour.ink,
  strokeWidth: 1.5,
  overflow: 'visible',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});

export const badArrow = style({ stroke: colour.bad, '@media': { [media.forced]: { stroke: 'CanvasText' } } });

export const dashed = style({ strokeDasharray: '5 4' });
