import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import { text, weight } from '../../ui/theme/tokens.ts';

export const panel = column.m;

/** Of what matters of a contract, before its value. */
export const label = style({ ...text.s, fontWeight: weight.regular, color: colour.inkSoft });
