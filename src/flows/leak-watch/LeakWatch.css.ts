import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../ui/display/Skeleton.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { controlHeight, media, space, text, weight, width } from '../../ui/theme/tokens.ts';

export const page = style([column.m]);
globalStyle(`${page} dl > div`, { '@media': { [`not all and ${media.wide}`]: { minHeight: '5.25rem' } } });

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

export const tools = style({ ...mix.line(space.s), '@media': { print: { display: 'none' } } });

export const search = style({
  flex: '0 1 16.25rem',
  '@media': { [`not all and ${media.wide}`]: { flexBasis: '100%' } },
});

export const list = style({});

/** Widths at which the table has columns (`tight`: narrow columns) or one card per row (`broad`, `phone`). */
const columned = 'wide-table (width >= 54rem)';
const tight = 'wide-table (54rem <= width < 60rem)';
const carded = 'wide-table (width < 54rem)';
const broad = 'wide-table (44rem <= width < 54rem)';
const phone = 'wide-table (width < 44rem)';

const within = (container: string, selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${list} ${selector}`, { '@container': { [container]: rule } });

within(columned, ':is(th, td)', { whiteSpace: 'nowrap' });
within(columned, 'tbody :is(th, td)', { height: '3.5rem' });
// Makes the site column as wide as possible. Each other column is as wide as its longest text.
within(columned, 'tbody th', { width: '100%', maxWidth: 0 });
const folded = {
  display: 'inline-block',
  width: 'max-content',
  maxWidth: '7.75rem',
  whiteSpace: 'normal',
} as const;
within(columned, 'td:last-child > div > span', folded);
within(tight, 'td:last-child > div > button', folded);
within(tight, 'td:nth-child(7)', { whiteSpace: 'normal' });
within(tight, 'svg[role=img]', { width: '4.5rem' });

// Extends the link over the card, so that a tap anywhere opens the meter.
within(carded, 'tbody tr', { position: 'relative', columnGap: space.xs });
within(carded, 'tbody th a::after', { content: '', position: 'absolute', inset: 0 });
within(carded, 'td::before', { content: 'none' });
within(carded, 'td:nth-child(6)', { ...text.table, justifyContent: 'end' });

within(broad, 'tbody tr', {
  display: 'grid',
  gridTemplate: `'site site site site weeks lost action'
    'state since daily cause weeks lost action' / auto auto auto 1fr 6.75rem 4.5rem 7.75rem`,
});
within(broad, 'tbody tr::after', { display: 'none' });
const areas = ['state', 'site', 'weeks', 'since', 'daily', 'lost', 'cause', 'action'];
for (const [index, gridArea] of areas.entries())
  within(broad, `tbody tr > :nth-child(${index + 1})`, { gridArea });
within(broad, 'td:nth-child(7)', { overflowWrap: 'normal' });
within(broad, 'td:last-child > div > *', { paddingBlock: 0, textAlign: 'end', whiteSpace: 'normal' });

within(phone, 'div:has(+ table)', { display: 'none' });
within(phone, 'tbody tr:first-child', { borderTop: '0 !important' });
within(phone, 'td:nth-child(6)', { order: -2 });
within(phone, 'td:nth-child(3)', {
  order: 1,
  flex: '0 0 clamp(2.5rem, 100cqw - 18rem, 4.5rem)',
  marginInlineStart: 'auto',
});
within(phone, 'td:nth-child(3) > div', { width: '100%' });
within(phone, 'td:nth-child(7)', { order: 2, flexBasis: 'max(6rem, 100% - 11rem)' });
within(phone, 'td:nth-child(8)', { order: 3, marginInlineStart: 'auto' });
within(phone, 'td:last-child:has(a)', { display: 'none' });
within(phone, 'svg[role=img]', { width: '100%', height: '1.125rem' });

export const site = style({
  display: 'grid',
  '@container': { [carded]: { display: 'block' }, [phone]: { display: 'flex' } },
});

export const name = style({
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  '@container': {
    // The padding leaves room for the outline of the focus.
    [columned]: { margin: -4, padding: 4, overflow: 'hidden', textOverflow: 'ellipsis' },
    [phone]: { margin: -4, padding: 4, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
globalStyle(`${name} > a`, { color: colour.ink, textDecoration: 'none' });
globalStyle(`${name} > a:hover`, { textDecoration: 'underline' });

export const second = style({
  ...text.s,
  fontWeight: weight.regular,
  color: colour.inkSoft,
  '@container': {
    [carded]: { '::before': { content: '" · "', whiteSpace: 'pre' } },
    [phone]: { flexShrink: 0 },
  },
});

export const counted = style({
  ...mix.soft,
  display: 'block',
  '@container': { [broad]: { display: 'inline', '::before': { content: '"· "' } }, [phone]: hidden },
});

export const town = style({ '@container': { [phone]: { display: 'none' } } });

export const nowrap = style({ whiteSpace: 'nowrap' });

export const lost = style({ fontWeight: weight.semibold });

export const small = style({ ...text.s, color: colour.inkSoft });

export const endedCause = style([small]);
within(phone, `td:has(${endedCause})`, { display: 'none' });

export const summary = style({ width: 'fit-content', cursor: 'pointer' });

export const more = style({ textDecoration: 'underline' });

export const method = style([column.s, { paddingTop: space.s, maxWidth: width.text, color: colour.ink }]);
