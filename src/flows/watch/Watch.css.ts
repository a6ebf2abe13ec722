import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import { columns, media, radius, space, text, weight, width } from '../../ui/theme/tokens.ts';

export const page = column.m;

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.s}` });

export const soft = style({ ...text.s, maxWidth: width.text, color: colour.inkSoft });

export const inTray = style([column.s, { padding: space.m }]);

export const about = style([column.s, { maxWidth: width.text }]);

export const section = column.s;

/** Stage that only a screen reader reads: it takes no room. */
export const quiet = style({ marginBottom: `calc(-1 * ${space.m})` });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: columns('10rem'),
  gap: space.s,
  margin: 0,
  '@media': {
    [`not all and ${media.wide}`]: { gridTemplateColumns: '1fr 1fr', gap: space.xs },
  },
});

export const figure = style({
  padding: `${space.s} 18px`,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  breakInside: 'avoid',
  '@media': { [`not all and ${media.wide}`]: { padding: `${space.xs} ${space.s}` } },
});

export const label = style({ ...text.s, color: colour.inkSoft });

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.s}`,
  margin: 0,
});

export const number = style({ ...text.xl, fontWeight: weight.semibold });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  '@media': { print: { display: 'none' } },
});

export const search = style({
  flex: '0 1 16.25rem',
  minWidth: 0,
  '@media': { [`not all and ${media.wide}`]: { flexBasis: '100%' } },
});

export const site = style({ display: 'grid', minWidth: 0 });

/** Name of a site: a link in the colour of the text. */
export const name = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' });
globalStyle(`${name} > a`, { color: colour.ink, textDecoration: 'none' });
globalStyle(`${name} > a:hover`, { textDecoration: 'underline' });

export const second = style({ ...text.s, fontWeight: weight.regular, color: colour.inkSoft });

export const nowrap = style({ whiteSpace: 'nowrap' });

export const lost = style({ fontWeight: weight.semibold });

export const cause = style({ ...text.s, color: colour.inkSoft });

export const foot = style({ ...text.s, color: colour.inkSoft });

export const summary = style({ width: 'fit-content', cursor: 'pointer' });

export const more = style({ textDecoration: 'underline' });

export const method = style([column.s, { paddingTop: space.s, maxWidth: width.text, color: colour.ink }]);

export const rows = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
});

/** Row of a phone: site and loss, then state, days and meter. An ongoing rise has its action below. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.xxs} ${space.s}`,
  padding: `10px ${space.m}`,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const facts = style({
  ...text.s,
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  alignItems: 'center',
  gap: `0 ${space.xs}`,
  color: colour.inkSoft,
});

// The action of a row begins at the text above it.
globalStyle(`${row} > ${facts} ~ *`, {
  gridColumn: '1 / -1',
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${space.s})`,
});
