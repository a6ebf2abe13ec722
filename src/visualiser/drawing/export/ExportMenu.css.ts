import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text } from '../../../ui/theme/tokens.ts';

export const exports = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${space.s} ${space.m}`,
});

export const format = style({ display: 'grid', alignContent: 'start', gap: space.xxs });

export const gives = style({ ...text.s, color: colour.inkSoft });

/** What has become of the last file, under all of them. */
export const outcome = style({ ...text.s, gridColumn: '1 / -1' });
