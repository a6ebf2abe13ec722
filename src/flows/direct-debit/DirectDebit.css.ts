import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import { space, text } from '../../ui/theme/tokens.ts';

export const section = style({ display: 'grid', gap: space.xs });

export const mention = style({ ...text.s, color: colour.inkSoft });

export const done = column.m;

export const page = style([column.m, { maxWidth: '46rem', marginInline: 'auto' }]);
