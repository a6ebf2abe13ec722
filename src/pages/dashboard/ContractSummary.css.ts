import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, space, text, unbroken, weight } from '../../ui/theme/tokens.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.l}`,
  padding: `${space.s} 0`,
  borderTop: `1px solid ${colour.line}`,
});

export const words = style({ ...unbroken, flex: '1 1 9rem', minWidth: 0, overflowWrap: 'break-word' });

export const name = style({ fontWeight: weight.medium });

// As high as a finger asks, in the room that is there.
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
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
