import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text, weight } from '../../ui/tokens.ts';

export const lastRead = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.xs}` });

export const label = style({ ...text.s, fontWeight: weight.regular, color: colour.inkSoft });

export const days = style({ ...text.s, fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });
