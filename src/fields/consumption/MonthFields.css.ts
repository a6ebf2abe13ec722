import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text } from '../../ui/theme/tokens.ts';

export const hint = style({ ...text.s, color: colour.inkSoft });

export const fields = style({ display: 'grid', gap: space.xs });
