import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, space, text, weight, width } from '../../ui/theme/tokens.ts';

export const panel = style({ display: 'grid', alignContent: 'start', gap: space.m });

export const count = style({ ...text.s, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });

export const rows = style({
  display: 'grid',
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
});

/** Row of a list that may have thousands; `content-visibility` skips the rows outside the window. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.s}`,
  padding: `${space.s} ${space.m}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 6rem',
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const words = style({ display: 'grid', flex: '1 1 16rem', gap: space.xxs, maxWidth: width.text });
export const title = style({ fontWeight: weight.semibold });
export const detail = style({ ...text.s, color: colour.inkSoft });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

export const whole = style({ flexBasis: '100%' });

export const story = style({
  display: 'grid',
  gap: space.xxs,
  maxWidth: width.text,
  paddingLeft: space.m,
  borderLeft: `3px solid ${colour.brandSoft}`,
});

export const keyword = style({ color: colour.brandStrong, fontWeight: weight.semibold });

export const command = style({
  ...text.s,
  display: 'block',
  padding: `${space.xs} ${space.s}`,
  color: colour.ink,
  backgroundColor: colour.canvas,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.s,
  userSelect: 'all',
  overflowWrap: 'anywhere',
});

export const empty = style({ padding: space.l, color: colour.inkSoft, textAlign: 'center' });

export const player = style({
  display: 'grid',
  gridTemplate: '"buttons slider" auto "position position" auto "speed speed" auto / auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.xxs} ${space.s}`,
  padding: `${space.xs} ${space.s}`,
  backgroundColor: colour.paper,
  borderTop: `1px solid ${colour.line}`,
  '@container': {
    '(min-width: 38rem)': {
      gridTemplate:
        '"buttons slider speed" auto "position position position" auto / auto minmax(0, 1fr) auto',
    },
  },
  '@media': { print: { display: 'none' } },
});

export const transport = style({ display: 'contents' });

export const buttons = style({
  gridArea: 'buttons',
  display: 'flex',
  margin: 0,
  padding: 0,
  border: 'none',
});

export const speed = style({ gridArea: 'speed' });

export const slider = style({
  gridArea: 'slider',
  width: '100%',
  minHeight: '1.5rem',
  margin: 0,
  accentColor: colour.brand,
});

export const position = style({
  ...text.s,
  gridArea: 'position',
  minHeight: '2.5rem',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
