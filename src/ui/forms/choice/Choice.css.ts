import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../theme/mixins.ts';
import { controlHeight, media, motion, radius, space, text } from '../../theme/tokens.ts';
import { control } from '../Form.css.ts';

export const choices = style({
  ...mix.wrapped(`0 ${space.xl}`),
  selectors: { '[data-orientation="vertical"] > &': { flexDirection: 'column' } },
});

export const choice = style({
  // Contains the invisible input, so that the browser scrolls to this line when the input takes the focus.
  position: 'relative',
  ...mix.row(space.xs),
  paddingBlock: `calc((${controlHeight} - ${text.m.lineHeight}) / 2 - 1px)`,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: colour.inkSoft, cursor: 'not-allowed' } },
});

/** Box or dot of a native input, drawn only by CSS, so that it works before React starts. */
const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  // Keeps the mark beside the first line of the label. The invisible input covers all lines.
  alignSelf: 'start',
  marginBlock: '0.0625rem',
  width: '1.25rem',
  height: '1.25rem',
  backgroundColor: colour.paper,
  border: `1px solid ${colour.lineStrong}`,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '[data-invalid] > &': { borderColor: colour.bad, boxShadow: `inset 0 0 0 1px ${colour.bad}` },
    // Removes the error colour from the unchecked boxes of a partly checked group.
    ':is(fieldset, [role="group"]):has(:checked) [data-invalid]:not(:has(:checked)) > &': {
      borderColor: colour.lineStrong,
      boxShadow: 'none',
    },
    ':has(:disabled) > &': { backgroundColor: colour.canvas, borderColor: colour.line },
    ':has(:focus-visible) > &': { outline: `3px solid ${colour.focus}`, outlineOffset: 2 },
    ':has(:checked) > &': { color: colour.onBrand, backgroundColor: colour.brand, borderColor: colour.brand },
  },
  '@media': {
    [media.pointed]: {
      selectors: { 'label:hover:not(:has(:disabled, :checked)) > &': { borderColor: colour.ink } },
    },
  },
});

export const round = style([
  mark,
  {
    borderRadius: radius.round,
    selectors: { ':has(:checked) > &': { backgroundColor: colour.paper, borderWidth: '0.375rem' } },
  },
]);

export const square = style([mark, { borderRadius: 6 }]);

// `visibility`, because forced colours would show a transparent icon.
globalStyle(`${square} > svg`, { visibility: 'hidden' });
globalStyle(`:has(:checked) > ${square} > svg`, { visibility: 'visible' });

export const line = style({ position: 'relative', display: 'flex', alignItems: 'end' });

export const select = style([
  control,
  { appearance: 'none', paddingInlineEnd: '2.75rem', textOverflow: 'ellipsis', cursor: 'pointer' },
]);

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: '0.75rem',
  bottom: 'calc((100% - 4px - 1.25rem) / 2)',
  display: 'flex',
  color: colour.inkSoft,
  pointerEvents: 'none',
});

export const list = style({ ...text.s, ...mix.wrapped(`${space.xxs} ${space.m}`) });

export const title = style({ ...text.s, marginBlock: `${space.xs} ${space.xxs}`, color: colour.inkSoft });

const item = style({ display: 'flex', alignItems: 'center', gap: 6 });

export const items = styleVariants({ met: colour.ok, unmet: colour.inkSoft }, (color) => [item, { color }]);
