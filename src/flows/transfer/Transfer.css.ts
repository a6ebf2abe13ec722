import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import { space, text, weight } from '../../ui/theme/tokens.ts';

export const page = column.l;
export const block = column.s;

/** Text without a focus ring: the portal moves the focus to this text, but the user cannot press it. */
export const part = style({ outline: 'none' });

export const sum = style({ ...text.l, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' });

export const soft = style({ ...text.s, color: colour.inkSoft });

export const remark = style({ selectors: { '&:not(:empty)': { marginBlockStart: space.s } } });

export const steps = style({ paddingInlineStart: '1.6em', listStyle: 'decimal', overflowWrap: 'anywhere' });
