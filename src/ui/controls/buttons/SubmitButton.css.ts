import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text } from '../../theme/tokens.ts';

export const submit = style({ display: 'grid', gap: space.xxs });
export const reason = style({ ...text.s, color: colour.inkSoft });
