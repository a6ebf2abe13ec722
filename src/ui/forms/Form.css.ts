import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { inset } from '../dialogs/Dialog.css.ts';
import { column } from '../theme/column.css.ts';
import * as mix from '../theme/mixins.ts';
import { columns, controlHeight, footHeight, media, radius, space, text, weight } from '../theme/tokens.ts';

export const form = column.m;

export const search = style([form, { '@media': { print: { display: 'none' } } }]);

const pairs = columns('12rem');

export const row = style({ ...mix.rows(space.m), alignItems: 'start', gridTemplateColumns: pairs });

const tallPhone = 'screen and (min-height: 37.5em) and (width < 62.5em)';
const pageForm = 'form:not([role="search"], [role="dialog"] *)';

export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.s,
  marginTop: space.xs,
  '@media': {
    print: { display: 'none' },
    [media.wide]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      alignItems: 'flex-start',
    },
    // Keeps the buttons of a dialog visible, unless the virtual keyboard leaves too little height.
    '(min-height: 37.5em)': {
      selectors: {
        '[role="dialog"] &': {
          position: 'sticky',
          zIndex: 1,
          bottom: mix.stickyFoot(`-1 * ${inset}`),
          margin: `0 calc(-1 * ${inset}) calc(-1 * ${inset})`,
          padding: `${space.s} ${inset} ${space.m}`,
          backgroundColor: colour.paper,
          borderTop: `1px solid ${colour.line}`,
        },
      },
    },
    [tallPhone]: {
      selectors: {
        [`${pageForm} &`]: {
          position: 'sticky',
          zIndex: 1,
          bottom: mix.stickyFoot(footHeight),
          flexDirection: 'row',
          flexWrap: 'wrap',
          paddingBlock: space.s,
          backgroundColor: colour.paper,
          borderTop: `1px solid ${colour.line}`,
        },
      },
    },
  },
});

export const submit = style({ display: 'grid', gap: space.xxs });
export const reason = style({ ...text.s, color: colour.inkSoft });

// Gives the text below the submit button its own line, so that the text does not widen the button.
globalStyle(`${actions} > ${submit}`, { '@media': { [media.wide]: { display: 'contents' } } });
globalStyle(`${actions} > ${submit} > ${reason}`, {
  '@media': {
    [media.wide]: { flexBasis: '100%', marginTop: `calc(${space.xxs} - ${space.s})`, textAlign: 'end' },
  },
});

globalStyle(`${pageForm} ${actions} > *, ${pageForm} ${submit} > button`, {
  '@media': { [tallPhone]: { flex: '1 1 auto' } },
});

globalStyle(`:where(html:has(${pageForm} ${actions}))`, {
  '@media': { [tallPhone]: { scrollPaddingBottom: `calc(${footHeight} + 6rem)` } },
});

export const field = style({ ...mix.rows(space.xxs), ...mix.unframed, breakInside: 'avoid' });

export const label = style({ ...text.table, fontWeight: weight.semibold });

export const optional = style({ color: colour.inkSoft, fontWeight: weight.regular });

export const hint = style({ ...text.s, color: colour.inkSoft });

export const control = style({
  width: '100%',
  minHeight: controlHeight,
  marginTop: space.xxs,
  padding: `7px ${space.s}`,
  color: colour.ink,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.m,
  // Safari on an iPhone zooms into a field with a smaller text.
  '@media': {
    [media.touch]: { fontSize: '1rem' },
    [media.pointed]: {
      selectors: { '&:hover:not([aria-invalid="true"], :disabled, [readonly])': { borderColor: colour.ink } },
    },
  },
  selectors: {
    '&:is([data-invalid], [aria-invalid="true"])': {
      borderColor: colour.bad,
      boxShadow: `inset 0 0 0 1px ${colour.bad}`,
    },
    '&:is(:disabled, [readonly])': {
      color: colour.inkSoft,
      backgroundColor: colour.canvas,
      borderColor: colour.line,
    },
    '&[type="date"]': { paddingBlock: '5px' },
    '&::placeholder': { color: colour.inkSoft, opacity: 1 },
  },
});

export const error = style({
  ...text.s,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  marginTop: space.xxs,
  color: colour.bad,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
});

export const withAction = style({ position: 'relative', display: 'flex', alignItems: 'end' });
globalStyle(`${withAction} > input`, { paddingInlineEnd: 52 });
globalStyle(`${withAction} > button`, { position: 'absolute', insetInlineEnd: 0 });

export const line = style({
  display: 'grid',
  gridTemplateRows: 'auto 1.25rem',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 5em',
      gridTemplateRows: 'auto',
      alignItems: 'center',
      gap: space.xs,
    },
  },
});

export const item = style({
  justifySelf: 'start',
  minHeight: 28,
  maxWidth: '100%',
  ...mix.bare,
  borderRadius: radius.s,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const mark = style({ ...mix.row(space.xxs), color: colour.ok, fontWeight: weight.semibold });
globalStyle(`${mark} > svg.lucide`, { width: 16, height: 16 });
