import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text, weight } from '../../ui/theme/tokens.ts';

export const balance = style({
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Its words may break from its amount, which does not. */
export const total = style([balance, { whiteSpace: 'normal' }]);

export const payment = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.s}`,
  '@media': { print: { display: 'none' } },
});

export const reason = style({ ...text.s, color: colour.inkSoft, flex: '1 1 16rem' });

export const notice = style({ display: 'grid', gap: space.s, justifyItems: 'start' });
