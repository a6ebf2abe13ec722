import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { columns, forcedEdge, media, radius, space, text, weight, width } from '../../ui/theme/tokens.ts';
import { choice, pressed } from './app.css.ts';

export const stack = styleVariants(space, (gap) => ({ display: 'grid', gap }));

export const panel = style([stack.m, { alignContent: 'start' }]);

export const title = style({ fontWeight: weight.semibold });
export const detail = style(mix.soft);
export const heading = style([detail, title]);
export const count = style(mix.softFigures);
export const strong = style([title, { color: colour.brandStrong }]);
export const marked = style({ backgroundColor: colour.brandSoft });
export const empty = style({ padding: space.l, color: colour.inkSoft, textAlign: 'center' });

export const rows = style({ display: 'grid', ...mix.paper });

export const item = style([
  stack.xs,
  { padding: space.m, selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } } },
]);

export const row = style({
  ...mix.line(`${space.xs} ${space.s}`),
  padding: `${space.s} ${space.m}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 6rem',
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const words = style([stack.xxs, { flex: '1 1 16rem', maxWidth: width.text }]);
export const actions = style(mix.line(space.xs));
export const whole = style({ flexBasis: '100%' });

export const story = style([
  stack.xxs,
  { maxWidth: width.text, paddingLeft: space.m, borderLeft: `3px solid ${colour.brandSoft}` },
]);

export const sentence = style([title, { overflowWrap: 'anywhere' }]);
export const remark = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const removed = style([
  actions,
  { padding: space.s, border: `1px solid ${colour.line}`, borderRadius: radius.m },
]);

export const moment = style([rows, { gap: space.s, padding: space.s }]);
export const sides = style({ ...mix.rows(space.xs), gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });

const side = style({
  ...text.s,
  ...mix.rows(space.xxs),
  alignContent: 'start',
  padding: space.xs,
  borderRadius: radius.s,
  overflowWrap: 'anywhere',
});

export const sideOf = {
  before: style([side, { backgroundColor: colour.canvas }]),
  after: style([side, { backgroundColor: colour.okSoft }]),
};

export const sideTitle = style([title, text.s]);
export const way = style([stack.s, { justifyItems: 'start' }]);
export const live = style([stack.s, { gridTemplateColumns: columns('14rem'), alignItems: 'start' }]);

const code = { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' } as const;
const cell = { textAlign: 'start', verticalAlign: 'top', borderTop: `1px solid ${colour.line}` } as const;

export const book = style([stack.s, text.s]);
export const bookTable = style({ overflowX: 'auto' });

globalStyle(`${book} table`, { ...text.s, minWidth: '28rem' });
globalStyle(`${book} :is(th, td)`, { ...cell, padding: space.xs });
globalStyle(`${book} code`, code);
globalStyle(`${book} :is(h2, h3)`, { marginTop: space.s });
globalStyle(`${book} li`, { paddingBlock: space.xxs });

export const state = style([title, text.m]);
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
export const why = style([detail, { display: 'block' }]);

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

export const number = style([count, { paddingInlineStart: space.xs }]);
export const step = style([pressed, { selectors: { '&:hover': { backgroundColor: colour.canvas } } }]);
export const ahead = style({ color: colour.inkSoft, fontStyle: 'italic' });

export const data = style({ ...text.s, width: '100%', tableLayout: 'fixed' });
export const dataCell = style({
  ...cell,
  padding: `${space.xxs} ${space.xs}`,
  overflowWrap: 'anywhere',
  fontWeight: weight.regular,
});
export const source = style({ ...text.s, ...code, margin: 0, whiteSpace: 'pre-wrap' });
export const changed = style([strong, text.s]);
