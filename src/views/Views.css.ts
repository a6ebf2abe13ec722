import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { modal } from '../ui/dialogs/Dialog.css.ts';
import * as mix from '../ui/theme/mixins.ts';
import { space, text, unbroken, weight, width } from '../ui/theme/tokens.ts';

export const screen = style({ display: 'grid', gap: space.l, maxWidth: width.text, marginTop: '8vh' });

export const screenText = style({ color: colour.inkSoft });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '60vh',
  animation: `${appear} 1ms 400ms backwards`,
});

export const phone = style({
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Lets the text wrap until the brand is known: a longer text then replaces the phone number.
  selectors: { '[data-unbranded] &': { whiteSpace: 'normal' } },
});

const card = style({
  ...mix.rows(space.xxs),
  ...mix.paper,
  flex: '1 1 16rem',
  padding: space.m,
  overflowWrap: 'anywhere',
});

export const phoneCard = styleVariants({
  day: [card],
  emergency: [
    card,
    { borderColor: colour.bad, borderInlineStartWidth: 4, paddingInlineStart: `calc(${space.m} - 3px)` },
  ],
});

export const title = style(mix.line(`${space.xs} ${space.m}`));

export const words = style({ ...unbroken, display: 'grid', flex: '1 1 18rem' });

export const strong = style({ fontWeight: weight.semibold });

export const inOneLine = style({ whiteSpace: 'nowrap' });

export const detail = style({ ...mix.softFigures, fontWeight: weight.regular });

export const paper = styleVariants(modal, (sheet) => [
  sheet,
  { height: 'auto', marginInline: 'auto', animation: 'none' },
]);

export const soft = style({ ...text.s, color: colour.inkSoft });

/** Puts all possible labels in one grid cell, so that the button is as wide as the longest label. */
export const labels = style({ display: 'grid', justifyItems: 'start', whiteSpace: 'nowrap' });

const word = style({ gridArea: '1 / 1', minWidth: 'min-content' });

export const label = styleVariants({ shown: [word], hidden: [word, { visibility: 'hidden' }] });

export const done = style({ color: colour.ok });

export const failure = style({
  ...text.s,
  width: 0,
  minWidth: '100%',
  paddingBlock: space.xxs,
  textAlign: 'start',
  whiteSpace: 'normal',
  color: colour.bad,
});

export const aside = style({ ...mix.line(`0 ${space.xs}`), ...mix.unprinted, color: colour.inkSoft });
