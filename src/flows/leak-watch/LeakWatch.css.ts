import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { controlHeight, media, space, text, weight, width } from '../../ui/theme/tokens.ts';

export const page = column.m;

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.s}` });

export const soft = style({ ...text.s, maxWidth: width.text, color: colour.inkSoft });

export const about = style([column.s, { maxWidth: width.text }]);

export const section = column.s;

export const quiet = style({ position: 'absolute' });

export const tagHeight = text.s.lineHeight;

export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: `${space.xs} ${space.s}`,
  minHeight: controlHeight,
  '@media': { [`not all and ${media.wide}`]: { minHeight: `calc(2 * ${controlHeight} + ${space.s})` } },
});

export const coming = style({
  ...mix.rows('2rem'),
  alignContent: 'start',
  marginTop: `calc(${space.s} - ${space.m})`,
  padding: space.m,
  ...mix.paper,
});

export const tools = style({
  ...mix.line(space.s),
  '@media': { print: { display: 'none' } },
});

export const search = style({
  flex: '0 1 16.25rem',
  minWidth: 0,
  '@media': { [`not all and ${media.wide}`]: { flexBasis: '100%' } },
});

export const list = style({});

/** Widths of the table: with columns, and with the narrowest of these columns. */
const columned = 'wide-table (width >= 54rem)';
const tight = 'wide-table (54rem <= width < 60rem)';

const within = (container: string, selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${list} ${selector}`, { '@container': { [container]: rule } });

within(columned, ':is(th, td)', { whiteSpace: 'nowrap' });
within(columned, 'tbody :is(th, td)', { height: '3.5rem' });
// The site takes the rest of the width. Each other column has the width of its longest text.
within(columned, 'tbody th', { width: '100%', maxWidth: 0 });
const folded = {
  display: 'inline-block',
  width: 'max-content',
  maxWidth: '7.25rem',
  whiteSpace: 'normal',
} as const;
within(columned, 'td:last-child > div > span', folded);
within(tight, 'td:last-child > div > button', folded);
within(tight, 'td:nth-child(7)', { whiteSpace: 'normal' });
within(tight, 'svg[role=img]', { width: '4.5rem' });

export const site = style({ display: 'grid', minWidth: 0 });

export const name = style({
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  '@container': {
    // The padding leaves room for the outline of the focus.
    [columned]: { margin: -4, padding: 4, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});
globalStyle(`${name} > a`, { color: colour.ink, textDecoration: 'none' });
globalStyle(`${name} > a:hover`, { textDecoration: 'underline' });

export const second = style({ ...text.s, fontWeight: weight.regular, color: colour.inkSoft });

export const nowrap = style({ whiteSpace: 'nowrap' });

export const lost = style({ fontWeight: weight.semibold });

export const small = style({ ...text.s, color: colour.inkSoft });

export const summary = style({ width: 'fit-content', cursor: 'pointer' });

export const more = style({ textDecoration: 'underline' });

export const method = style([column.s, { paddingTop: space.s, maxWidth: width.text, color: colour.ink }]);

export const rows = style(mix.paper);

/** Row on a narrow screen. The link covers the whole row, so that a tap anywhere opens the meter. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.xxs} ${space.s}`,
  padding: `10px ${space.m}`,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(3rem, auto)', minHeight: '3.5rem' },
  },
});

export const facts = style({
  ...text.s,
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  '@media': { [media.wide]: { gridColumn: '1' } },
  alignItems: 'center',
  gap: `0 ${space.xs}`,
  color: colour.inkSoft,
});

globalStyle(`${row} ${name} > a::after`, { content: '', position: 'absolute', inset: 0 });

export const step = style({
  position: 'relative',
  gridColumn: '1 / -1',
  justifySelf: 'start',
  '@media': { [media.wide]: { gridArea: '1 / 3 / span 2', justifySelf: 'end' } },
});

export const spacious = style({ '@media': { [`not all and ${media.wide}`]: { display: 'none' } } });

export const spaciousStep = style([step, spacious]);
