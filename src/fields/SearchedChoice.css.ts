import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text } from '../ui/theme/tokens.ts';

export const choice = style({ display: 'grid', gap: space.s });

export const item = style({ display: 'grid', overflowWrap: 'anywhere', minWidth: 0 });

export const detail = style({ ...text.s, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });
