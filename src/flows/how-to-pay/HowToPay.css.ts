import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { media, space, text, weight } from '../../ui/theme/tokens.ts';

export const page = column.l;
export const block = column.s;

export const amount = style({ ...text.huge, fontWeight: weight.semibold, whiteSpace: 'nowrap' });

export const soft = style({ ...text.s, color: colour.inkSoft });

export const whole = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

export const beside = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s });

export const reference = style([whole, { ...text.l, fontWeight: weight.semibold, userSelect: 'all' }]);

export const row = style({
  ...mix.rows(`0 ${space.m}`),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  paddingBlock: space.xs,
  borderTop: `1px solid ${colour.line}`,
});

export const name = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' });

export const aside = style({ display: 'grid', justifyItems: 'end', gap: space.xxs });

export const way = style({
  ...mix.rows(`${space.xs} ${space.m}`),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  paddingBlock: space.s,
  borderTop: `1px solid ${colour.line}`,
});

export const portalWay = style([way, mix.unprinted]);

export const icon = style({ paddingTop: 2, color: colour.inkSoft });

export const wayBody = style(mix.line(`${space.xs} ${space.m}`));

export const wayText = style({ flex: '1 1 14rem' });

export const transfer = style([
  mix.line(`${space.s} ${space.m}`),
  { alignItems: 'start', '@media': { print: { breakInside: 'avoid' } } },
]);

const codeSize = '13rem';

/** Keeps black on white in print and in forced colours, because banking apps cannot read other colours. */
export const code = style({
  flexShrink: 0,
  width: codeSize,
  maxWidth: '100%',
  minWidth: 'min(160px, 100%)',
  aspectRatio: '1',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

// Width of the longest French IBAN with its copy button, so that the account wraps below the QR code.
export const account = style({ flex: '1 1 21rem', overflowWrap: 'anywhere' });

export const iban = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.wide]: { whiteSpace: 'nowrap' } },
});
