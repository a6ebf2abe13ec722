import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text } from '../../ui/theme/tokens.ts';

export const hint = style({ ...text.s, color: colour.inkSoft });

/** What bounds the period is read with it. */
export const fields = style({ display: 'grid', gap: space.xs });
