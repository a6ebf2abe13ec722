import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { space, text, width } from '../../ui/theme/tokens.ts';

export const page = column.m;

export const body = style([column.m, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const coming = style(mix.rows(space.m));

export const section = style([column.s, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

/** Block that stays on one sheet, if it is not higher: a heading, a table, its notes. */
export const unbroken = style([section, { '@media': { print: { breakInside: 'avoid' } } }]);

export const screenOnly = style(mix.unprinted);

export const chart = style({
  ...mix.paper,
  containerType: 'inline-size',
  ...mix.rows(space.xs),
  padding: space.m,
  '@media': { print: { breakInside: 'avoid', border: 0, padding: 0 } },
});

/** Lower on paper, so that the months of a year that is over stay on the first sheet. */
globalStyle(`${chart} > :first-child`, { '@media': { print: { height: '10rem' } } });

export const legend = style({ ...text.s, ...mix.line(`0 ${space.m}`), color: colour.inkSoft });

export const intro = style({ maxWidth: width.text });

export const soft = style({ ...mix.soft, maxWidth: width.text, '@media': { print: { maxWidth: 'none' } } });

/** Number of a meter, or days, on one line. */
export const reference = style({ whiteSpace: 'nowrap' });

/** Name and reference of a contract. */
export const place = style({ display: 'grid' });

/** Text of the tables and notes on paper, of nine points. */
const fine = { fontSize: '0.75rem', lineHeight: '1rem' };

export const notes = style({
  ...mix.rows(space.xs),
  maxWidth: width.text,
  paddingInlineStart: space.l,
  listStyle: 'disc',
  // A block, because Chromium moves a whole grid to the next sheet.
  '@media': { print: { ...fine, display: 'block', maxWidth: 'none' } },
});

/** Number of each sheet, in Chromium 131 and later. Other browsers ignore the box. */
const numbered = {
  '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontSize: '9pt', verticalAlign: 'top' },
};

/** Margins of the sheets of this page only, since the style stays loaded with the next pages. */
globalStyle('@page report', { margin: '14mm 15mm 12mm', ...numbered });
globalStyle(':root:has(main [data-flow="report"])', { '@media': { print: { page: 'report' } } });

globalStyle(`${body} :is(th, td)`, {
  '@media': { print: { ...fine, height: 'auto', padding: '2px 6px', overflowWrap: 'break-word' } },
});
/** The last rows stay together, so that no sheet has a single one. */
globalStyle(`${body} tr:nth-last-child(-n + 2)`, { '@media': { print: { breakBefore: 'avoid' } } });
globalStyle(`${body} thead th, ${chart} + ${section} tbody th`, {
  '@media': { print: { whiteSpace: 'nowrap' } },
});
/** All the key figures are on one line of the first sheet. */
globalStyle(`${body} > dl`, {
  '@media': { print: { gridAutoColumns: '1fr', gridAutoFlow: 'column', gridTemplateColumns: 'none' } },
});
globalStyle(`${body} > dl > div`, { '@media': { print: { padding: '8px 10px' } } });
