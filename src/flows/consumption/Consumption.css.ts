import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { besideText, media, space, text, weight } from '../../ui/theme/tokens.ts';

const words = style({ overflowWrap: 'break-word' });

const card = 'broad-table (width < 46rem)';

export const number = style([words, { fontVariantNumeric: 'tabular-nums' }]);

export const numberInTable = style([
  number,
  { '@container': { [card]: { display: 'none' } }, '@media': { print: { display: 'inline !important' } } },
]);

export const numberOnCard = style([
  number,
  {
    display: 'none',
    '@container': { [card]: { display: 'inline' } },
    '@media': { print: { display: 'none !important' } },
  },
]);

export const unit = style({ display: 'none', '@container': { [card]: { display: 'inline' } } });

/** Space for a control that is taller than a line: on a card, it would cover the next value. */
export const whole = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  marginInlineStart: space.xxs,
  '@media': { [media.wide]: { marginBlock: besideText } },
  '@container': { [card]: { marginBlock: besideText } },
});

export const end = style({ display: 'inline-block', maxWidth: '100%' });

export const equipment = style({
  display: 'inline-grid',
  whiteSpace: 'nowrap',
  '@container': { [card]: { display: 'inline-flex', gap: space.xxs } },
});

export const code = style({
  ...text.s,
  color: colour.inkSoft,
  '@media': { print: { fontSize: 'inherit', lineHeight: 'inherit' } },
});

export const more = style([
  code,
  {
    display: 'block',
    fontWeight: weight.regular,
    whiteSpace: 'nowrap',
    '@container': { [card]: { display: 'none' } },
  },
]);

/** Removes the extra height of the icon. */
export const links = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.xs,
  marginBlock: '-9px',
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
});

export const lastRead = style({
  display: 'grid',
  '@media': { [media.wide]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.xs}` } },
});

export const days = style({ ...text.s, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' });

/** Fixed sizes, so that the table does not move when a meter is read. */
export const months = style({ display: 'flex', alignItems: 'center', width: 108, minHeight: 28 });

export const yearTotal = style({
  display: 'inline-grid',
  justifyItems: 'end',
  minWidth: '4.5rem',
  whiteSpace: 'nowrap',
});

export const change = style({
  display: 'inline-block',
  minWidth: '4.5rem',
  whiteSpace: 'nowrap',
  '@container': { [card]: { minWidth: 0 } },
});

export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `0 ${space.m}`,
});

export const contractTotal = style({
  ...text.s,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  color: colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const contractBars = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'inline-flex' } },
});
