import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { forcedEdge, media, space, text, weight } from '../../ui/theme/tokens.ts';
import { choice, pressed } from '../app/app.css.ts';

export const section = style({ display: 'grid', gap: space.xs });

export const title = style({ ...text.s, fontWeight: weight.semibold, color: colour.inkSoft });

export const here = style({ display: 'grid', gap: space.xxs });

export const state = style({ ...text.m, fontWeight: weight.semibold });

export const list = style({ display: 'grid', gap: space.l });

export const moves = style({ display: 'grid', gap: space.xxs });

export const move = style([choice, { backgroundColor: colour.paper }]);

export const refusedMove = style([
  pressed,
  {
    color: colour.inkSoft,
    backgroundColor: colour.canvas,
    border: `1px dashed ${colour.lineStrong}`,
    selectors: { '&:hover': { backgroundColor: colour.paper } },
  },
]);

export const why = style({ ...text.s, display: 'block', color: colour.inkSoft });

export const log = style({ display: 'grid' });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: space.xs,
  borderInlineStart: `3px solid ${colour.line}`,
  selectors: {
    '&[data-current="true"]': { borderInlineStartColor: colour.brand, backgroundColor: colour.brandSoft },
  },
  '@media': { [media.forced]: { borderBlock: forcedEdge } },
});

export const number = style({
  ...text.s,
  paddingInlineStart: space.xs,
  color: colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const step = style([pressed, { selectors: { '&:hover': { backgroundColor: colour.canvas } } }]);

export const ahead = style({ color: colour.inkSoft, fontStyle: 'italic' });

export const data = style({
  ...text.s,
  width: '100%',
  tableLayout: 'fixed',
});

export const cell = style({
  padding: `${space.xxs} ${space.xs}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderTop: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
  fontWeight: weight.regular,
});

export const code = style({
  margin: 0,
  ...text.s,
  fontFamily: 'ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const changed = style({ backgroundColor: colour.brandSoft });

export const mark = style({ ...text.s, color: colour.brandStrong, fontWeight: weight.semibold });
