import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../ui/display/Skeleton.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { besideText, controlHeight, iconWidth, media, space, text } from '../../ui/theme/tokens.ts';
import { counts } from '../../views/contract-list/ContractList.css.ts';
import { inOneLine } from '../../views/Views.css.ts';

export const number = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(min-content, 1fr)',
  alignItems: 'center',
  columnGap: space.xs,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { columnGap: 0 } },
});

// Negative margin: the checkbox is higher than a line of text and would make the row higher.
globalStyle(`${number} > span > :has(input)`, { marginBlock: besideText });

export const parts = style({
  gridColumn: -2,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { whiteSpace: 'nowrap' } },
  '@container': { 'ample-table (width < 17rem)': text.xs },
});

export const line = style({
  fontVariantNumeric: 'tabular-nums',
  '@container': { 'ample-table (width >= 17rem)': { whiteSpace: 'nowrap' } },
  '@media': { print: { whiteSpace: 'nowrap' } },
});

export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  '@media': { [media.forced]: { gap: space.xxs }, print: { display: 'none' } },
});

globalStyle(`${actions} > [data-flow="documentDownload"]`, { display: 'contents' });
globalStyle(`${actions} > [data-flow="documentDownload"] > [role="alert"]`, { order: -1, minWidth: '12rem' });

export const missing = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: iconWidth,
  height: controlHeight,
  color: colour.inkSoft,
});

export const site = style({
  gridColumn: -2,
  ...mix.wrapped(`0 ${space.xs}`),
  // Keeps the name of the site on one line. This column gets the width that the other columns leave.
  '@container': {
    'ample-table (width >= 56rem)': {
      // Clips the hidden reference, which has an absolute position, at the end of a long name.
      position: 'relative',
      display: 'block',
      contain: 'inline-size',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

// Cuts a long name before the reference that distinguishes its contract.
const wide = 'ample-table (width >= 56rem)';
globalStyle(`${site} > :first-child`, { '@container': { [wide]: { display: 'flex', whiteSpace: 'pre' } } });
globalStyle(`${site} > :first-child > :not(${inOneLine})`, {
  '@container': { [wide]: { overflow: 'hidden', textOverflow: 'ellipsis' } },
});
globalStyle(`${site} ${inOneLine}`, { flexShrink: 0 });

globalStyle(`table:has(${site}) :is(th, td):not(:first-child)`, {
  '@container': { 'ample-table (56rem <= width < 62rem)': { paddingInline: space.xs } },
});
globalStyle(`tbody th:has(${site})`, { '@container': { 'ample-table (width >= 56rem)': { width: '100%' } } });

export const balance = style(mix.strongFigures);

export const total = style({
  display: 'grid',
  justifyItems: 'start',
  // Gives the total its own line on a phone, so that a longer total does not move the button beside it.
  flexBasis: '100%',
  '@media': { [media.wide]: { justifyItems: 'end', flexBasis: 'auto', textAlign: 'end' } },
});

globalStyle(`:has(> ${total})`, { marginInlineStart: 'auto' });

export const totalAmount = style([balance, text.l]);

export const summary = style({
  ...text.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.wide]: text.m },
});

export const soft = style({ ...text.s, color: colour.inkSoft });

export const flat = column.s;

/** Table of unpaid invoices. On a narrow screen, its rows become cards that show the due date. */
export const unpaid = style([flat]);

const bar = style({ ...mix.line(`${space.xs} ${space.m}`) });

export const foot = style([bar, { justifyContent: 'space-between' }]);

export const head = style([
  bar,
  { columnGap: space.xs, '::before': { content: '', width: `calc(${space.m} + 1px - ${space.xs})` } },
]);

export const sums = style({
  flex: '1 1 min(9rem, 100% - 4rem)',
  // If the text and the two buttons do not fit on one line, both buttons move to the next line.
  selectors: {
    [`${unpaid} &`]: {
      '@media': { [media.wide]: { flexBasis: 'clamp(9rem, (40rem - 100%) * 99, 100% - 4rem)' } },
    },
  },
});

export const skeleton = style({ display: 'grid', gap: 1 });

export const dueTotal = style([total]);

// A phone hides the totals and shortens the buttons, so that the invoices start higher.
const phone = `not all and ${media.wide}`;
globalStyle(`[data-flow="billing"]:has(${sums}, ${skeleton}) :is(${dueTotal}, ${counts})`, {
  '@media': { [phone]: hidden },
});
const shortened = ['> [data-flow="dueCalendar"] button > span', '> button:last-of-type > span'];
globalStyle(shortened.map((button) => `${head} ${button}`).join(), {
  '@media': { [phone]: { ...hidden, display: 'block' } },
});
globalStyle(head, { '@media': { [phone]: { vars: { '--calendar-width': '3.125rem' } } } });

export const dayLine = style({});
export const dueLine = style({});
export const numberLine = style({});
export const stateLine = style({});
export const amountLine = style({});

// Makes each row of a narrow table a card of two lines. Below 17 rem, each value has its own line.
const inCards = (rule: StyleRule) => ({ '@container': { 'ample-table (17rem <= width < 56rem)': rule } });
const onPhone = (rule: StyleRule) => ({ '@container': { 'ample-table (17rem <= width < 37.5rem)': rule } });

const cardOf = `tbody tr:has(${amountLine})`;
const cellOf = (mark: string) => `${cardOf} > td:has(${mark})`;

// Line 1 of a card: contract and amount. Line 2: number, status, issue day (not on a phone) and actions.
globalStyle(
  cardOf,
  inCards({
    display: 'grid',
    gridTemplateColumns: 'max-content max-content minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space.xxs} ${space.xs}`,
    padding: `${space.s} ${space.m}`,
  }),
);
globalStyle(`${cardOf}::after, ${cardOf} > td::before`, inCards({ display: 'none' }));
globalStyle(`${cardOf} > th`, inCards({ gridArea: '1 / 1 / 2 / 4' }));
globalStyle(
  cellOf(amountLine),
  inCards({ gridArea: '1 / 4', margin: 0, textAlign: 'end', whiteSpace: 'nowrap' }),
);
globalStyle(cellOf(numberLine), inCards({ gridArea: '2 / 1', color: colour.inkSoft }));
globalStyle(cellOf(stateLine), inCards({ gridArea: '2 / 1' }));
globalStyle(`${cellOf(numberLine)} ~ td:has(${stateLine})`, inCards({ gridArea: '2 / 2' }));
// The icons are higher than their line of text, so their cell extends into the padding of the card.
globalStyle(
  cellOf(actions),
  inCards({
    gridArea: '2 / 4',
    justifyContent: 'flex-end',
    margin: `${besideText} calc(-1 * ${space.s}) ${besideText} 0`,
  }),
);
globalStyle(`${cellOf(actions)}:has([role="alert"])`, inCards({ gridArea: '4 / 1 / 5 / 5', margin: 0 }));
globalStyle(cellOf(dayLine), inCards({ gridArea: '2 / 3' }));
globalStyle(`${cellOf(dayLine)}::before`, inCards({ display: 'inline' }));
globalStyle(`${cellOf(dueLine)}:not(${unpaid} td)`, inCards({ display: 'none' }));
globalStyle(cellOf(dayLine), onPhone({ display: 'none' }));

const phoneIcon = '2rem';
const flatCell = (mark: string) => `${flat} ${cellOf(mark)}`;
globalStyle(
  `${flat} ${cardOf}`,
  onPhone({
    gridTemplateColumns: 'auto minmax(0, 1fr) 0 max-content',
    rowGap: 0,
    paddingBlock: space.xs,
    columnGap: space.xxs,
    paddingInlineStart: space.xs,
  }),
);
globalStyle(flatCell(numberLine), onPhone(text.xs));
globalStyle(
  `${flat} ${stateLine}, ${flat} ${stateLine} > span`,
  onPhone({ padding: 0, border: 0, background: 'none', whiteSpace: 'normal' }),
);
// The icons are over the end of the status, below a name almost as wide as the card.
globalStyle(
  `${flatCell(numberLine)} ~ td:has(${stateLine})`,
  onPhone({ gridArea: '2 / 2 / 3 / 5', paddingInlineEnd: `calc(3 * ${phoneIcon} - ${space.l})` }),
);
globalStyle(
  `${flatCell(actions)}:not(:has([role="alert"]))`,
  onPhone({ gridArea: '2 / 2 / 3 / 5', marginInlineEnd: `calc(-1 * ${space.m})` }),
);
globalStyle(`${flat} ${actions} :is(a, button, ${missing})`, onPhone({ width: phoneIcon, minWidth: 0 }));

// A card of an unpaid invoice shows its due day instead of its issue day.
const due = `${unpaid} ${cardOf}:has(${dueLine})`;
const dueCell = (mark: string) => `${due} > td:has(${mark})`;
globalStyle(dueCell(dayLine), inCards({ display: 'none' }));
globalStyle(dueCell(dueLine), inCards({ gridArea: '2 / 3' }));
globalStyle(`${dueCell(dueLine)}::before`, inCards({ display: 'inline' }));
globalStyle(dueCell(dueLine), onPhone({ display: 'none' }));

export const payment = style({
  ...mix.line(`${space.xs} ${space.s}`),
  '@media': { print: { display: 'none' } },
});

export const reason = style({ ...text.s, color: colour.inkSoft, flex: '1 1 16rem' });

export const notice = style({ display: 'grid', gap: space.s, justifyItems: 'start' });
