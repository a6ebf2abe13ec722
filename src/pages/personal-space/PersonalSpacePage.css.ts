import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import { columns, text } from '../../ui/theme/tokens.ts';

export const page = column.xl;

export const cards = style([column.l, { gridTemplateColumns: columns('24rem') }]);

/** What is said of something, under what it is. */
export const detail = style({ ...text.m, color: colour.inkSoft });
