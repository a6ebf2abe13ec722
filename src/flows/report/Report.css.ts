import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { space, text, weight, width } from '../../ui/theme/tokens.ts';

export const page = column.m;

export const body = style([column.m, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const coming = style(mix.rows(space.m));

export const section = style([column.s, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const screenOnly = style(mix.unprinted);

export const chart = style({
  ...mix.paper,
  containerType: 'inline-size',
  ...mix.rows(space.xs),
  padding: space.m,
  '@media': { print: { breakInside: 'avoid', border: 0, padding: 0 } },
});

/** Reduces the height of the chart on paper, so that the table of months fits on the first page. */
globalStyle(`${chart} > :first-child`, { '@media': { print: { height: '10rem' } } });

export const legend = style({ ...text.s, ...mix.line(`0 ${space.m}`), color: colour.inkSoft });

export const intro = style({ maxWidth: width.text });

export const soft = style({ ...mix.soft, maxWidth: width.text, '@media': { print: { maxWidth: 'none' } } });

export const reference = style({ whiteSpace: 'nowrap' });

export const place = style({ display: 'grid', '@media': { print: { display: 'block' } } });
globalStyle(`${place} > :last-child:not(:first-child)::before`, {
  '@media': { print: { content: '" · "' } },
});

export const pair = style({
  ...mix.soft,
  fontWeight: weight.regular,
  '@media': {
    screen: { display: 'block', whiteSpace: 'normal' },
    print: { marginInlineStart: space.xs, fontSize: 'inherit', lineHeight: 'inherit' },
  },
});

/** 9 pt, for tables and notes on paper. */
const fine = { fontSize: '0.75rem', lineHeight: '1rem' };

export const notes = style({
  ...mix.rows(space.xs),
  maxWidth: width.text,
  paddingInlineStart: space.l,
  listStyle: 'disc',
  // `block`, because Chromium moves a grid that does not fit on the page to the next page.
  '@media': { print: { ...fine, display: 'block', maxWidth: 'none' } },
});

/** Page numbers on paper. Chromium 131 and later print them; other browsers ignore this rule. */
const numbered = {
  '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontSize: '9pt', verticalAlign: 'top' },
};

/** Page style with a name: this stylesheet stays loaded, but must not change other printed pages. */
globalStyle('@page report', { margin: '14mm 15mm 12mm', ...numbered });
globalStyle(':root:has(main [data-flow="report"])', { '@media': { print: { page: 'report' } } });

globalStyle(`${body} :is(th, td)`, {
  '@media': { print: { ...fine, height: 'auto', padding: '1px 4px', overflowWrap: 'break-word' } },
});
/** Prevents a page break before each of the last two rows, and between the header and the first row. */
globalStyle(`${body} :is(tr:nth-last-child(-n + 2), tr:first-child)`, {
  '@media': { print: { breakBefore: 'avoid' } },
});
/** Removes frames on paper: browsers print no border if a frame continues on the next printed page. */
globalStyle(`${section} > :has(> table), ${section} > section`, {
  '@media': { print: { padding: 0, border: 0 } },
});
globalStyle(`${body} tr > :first-child`, { '@media': { print: { paddingInlineStart: 0 } } });
globalStyle(`${body} tr > :last-child`, { '@media': { print: { paddingInlineEnd: 0 } } });
globalStyle(`${body} thead th`, { '@media': { print: { whiteSpace: 'nowrap' } } });
globalStyle(`${chart} + ${section} tbody th`, {
  overflowWrap: 'normal',
  '@media': { print: { whiteSpace: 'nowrap' } },
});
globalStyle(`${body} > dl`, {
  '@media': { print: { gridAutoColumns: '1fr', gridAutoFlow: 'column', gridTemplateColumns: 'none' } },
});
globalStyle(`${body} > dl > div`, { '@media': { print: { padding: '8px 10px' } } });
