import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, space, text, weight } from '../../ui/theme/tokens.ts';

export const amount = style({
  ...text.huge,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const detail = style({ ...text.s, color: colour.inkSoft });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, marginTop: space.m });

export const unknown = style({ display: 'grid', gap: space.s, justifyItems: 'start' });

/** On a phone the words under the amount say it: the head of the card is as high with it as without. */
export const badge = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } });
