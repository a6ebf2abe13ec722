import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { controlHeight, radius, space, text, weight } from '../theme/tokens.ts';

export const field = style({
  display: 'grid',
  gap: space.xxs,
  minWidth: 0,
  border: 0,
  margin: 0,
  padding: 0,
  breakInside: 'avoid',
});

export const label = style({ ...text.m, fontWeight: weight.medium });

export const optional = style({ color: colour.inkSoft, fontWeight: weight.regular });

export const hint = style({ ...text.s, color: colour.inkSoft });

export const control = style({
  width: '100%',
  minHeight: controlHeight,
  marginTop: space.xxs,
  padding: `${space.xs} ${space.s}`,
  color: colour.ink,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.m,
  selectors: {
    '&[data-hovered]': { borderColor: colour.ink },
    '&:is([data-invalid], [aria-invalid="true"])': {
      borderColor: colour.bad,
      boxShadow: `inset 0 0 0 1px ${colour.bad}`,
    },
    '&:is(:disabled, [readonly])': {
      color: colour.inkSoft,
      backgroundColor: colour.canvas,
      borderColor: colour.line,
    },
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
  fontWeight: weight.medium,
  // Beside its icon too, a word longer than the line breaks.
  overflowWrap: 'anywhere',
});

/** The control's line when a button closes it. */
export const withAction = style({ position: 'relative', display: 'flex', alignItems: 'end' });
globalStyle(`${withAction} > input`, { paddingInlineEnd: 52 });
globalStyle(`${withAction} > button`, { position: 'absolute', insetInlineEnd: 0 });
