import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { forcedEdge, radius, space, text, weight } from '../../ui/theme/tokens.ts';

/** Fixed height, so that the buttons below the list do not move. */
export const entered = style({
  height: 'clamp(132px, 22vh, 244px)',
  display: 'flex',
  flexDirection: 'column',
  padding: `${space.s} ${space.m}`,
  backgroundColor: colour.canvas,
  borderRadius: radius.m,
});

export const status = style({
  ...mix.soft,
  minHeight: text.s.lineHeight,
  marginBottom: space.xs,
  overflowWrap: 'anywhere',
});

export const people = style({ display: 'grid', borderBlock: `1px solid ${colour.line}` });

export const person = style({
  display: 'grid',
  paddingBlock: space.s,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const email = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' });

export const role = style({ ...text.s, color: colour.inkSoft });

export const done = style({ display: 'grid', gap: space.l });

export const invited = style({ display: 'grid', gap: space.xxs, overflowWrap: 'anywhere' });

/** Scrolls only the list, to keep the buttons visible. A half-visible row shows that the list continues. */
export const list = style({
  ...mix.line(space.xs),
  alignContent: 'flex-start',
  minHeight: 0,
  padding: 4,
  margin: -4,
  overflowY: 'auto',
});

const removeWidth = '36px';

export const tag = style({
  ...text.s,
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space.xs,
  maxWidth: '100%',
  paddingInlineStart: space.s,
  backgroundColor: colour.brandSoft,
  border: forcedEdge,
  borderRadius: radius.m,
});

export const wrongTag = style([tag, { backgroundColor: colour.badSoft, borderColor: colour.bad }]);

export const emailTagsEmail = style({
  maxWidth: `calc(100% - ${removeWidth} - ${space.xs})`,
  paddingBlock: space.xs,
  overflowWrap: 'anywhere',
});

const button = style({ minHeight: 36, ...mix.bare, color: 'inherit', borderRadius: radius.m });

export const correct = style([
  button,
  emailTagsEmail,
  { paddingBlock: space.xs, textAlign: 'start', textDecoration: 'underline', textUnderlineOffset: 3 },
]);

export const remove = style([
  button,
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: removeWidth,
    marginInlineStart: 'auto',
    selectors: { '&:hover': { color: colour.brandStrong } },
  },
]);

export const error = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  paddingInlineEnd: space.xs,
  color: colour.bad,
  fontWeight: weight.semibold,
});
