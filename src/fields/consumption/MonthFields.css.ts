import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text } from '../../ui/theme/tokens.ts';

export const hint = style({ ...text.s, color: colour.inkSoft });

/** Groups the limits of the period with its fields. */
export const fields = style({ display: 'grid', gap: space.xs });
