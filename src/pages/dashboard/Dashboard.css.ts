import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import {
  columns as columnsOf,
  highlight,
  media,
  motion,
  radius,
  space,
  text,
  unbroken,
  weight,
} from '../../ui/theme/tokens.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  '@media': { print: { display: 'none' } },
});

export const track = style({
  display: 'flex',
  flex: 1,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
});

export const slide = style({
  flex: '0 0 100%',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.l,
  minWidth: 0,
  padding: `${space.xl} ${space.xl} 0`,
  scrollSnapAlign: 'start',
});

export const picture = style({
  display: 'none',
  flex: '0 0 44%',
  borderRadius: radius.m,
  '@media': { [media.wide]: { display: 'block' } },
});

export const words = style({ display: 'grid', gap: space.xs, justifyItems: 'start', minWidth: 0 });

export const description = style({ ...text.m, color: colour.inkSoft });

export const dots = style({
  display: 'flex',
  justifyContent: 'center',
  margin: 0,
  padding: `${space.xs} 0 ${space.s}`,
  border: 'none',
});

export const legend = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  padding: 0,
  border: 'none',
  borderRadius: radius.s,
  background: 'none',
  cursor: 'pointer',
  '::before': {
    content: '',
    width: '8px',
    height: '8px',
    borderRadius: radius.round,
    backgroundColor: colour.lineStrong,
    transition: `width ${motion.quick}`,
  },
  selectors: {
    '&[aria-pressed="true"]::before': { width: '22px', backgroundColor: colour.brand },
  },
  '@media': {
    [media.forced]: {
      '::before': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
      selectors: { '&[aria-pressed="true"]::before': highlight },
    },
  },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.l}`,
  padding: `${space.s} 0`,
  borderTop: `1px solid ${colour.line}`,
});

export const contractSummaryWords = style({
  ...unbroken,
  flex: '1 1 9rem',
  minWidth: 0,
  overflowWrap: 'break-word',
});

export const name = style({ fontWeight: weight.semibold });

globalStyle(`${name} > a`, {
  display: 'inline-block',
  maxWidth: '100%',
  paddingBlock: space.xs,
  marginBlock: `calc(-1 * ${space.xs})`,
});

export const detail = style({ ...text.s, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });

export const address = style({ display: 'none', '@media': { [media.wide]: { display: 'inline' } } });

export const badge = style({ display: 'none', '@media': { [media.wide]: { display: 'inline' } } });

export const amount = style({
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const balanceCardAmount = style({
  ...text.huge,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const balanceCardDetail = style({ ...text.s, color: colour.inkSoft });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, marginTop: space.m });

export const unknown = style({ display: 'grid', gap: space.s, justifyItems: 'start' });

export const balanceCardBadge = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } });

export const page = column.m;

export const columns = style([column.m, { gridTemplateColumns: columnsOf('24rem') }]);

export const room = style({
  height: '16rem',
  visibility: 'hidden',
  '@media': { print: { height: 'auto', visibility: 'visible' } },
});

export const sky = style({ fill: colour.brandSoft });
export const far = style({ fill: colour.brand, opacity: 0.35 });
export const near = style({ fill: colour.brand, opacity: 0.6 });
export const drop = style({ fill: colour.brand });
