import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text, weight } from '../../ui/theme/tokens.ts';

export const panel = style({ display: 'grid', gap: space.m });

/** Of what matters of a contract, before its value. */
export const label = style({ ...text.s, fontWeight: weight.regular, color: colour.inkSoft });
