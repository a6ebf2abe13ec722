import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { text, weight } from '../../ui/theme/tokens.ts';

export const soft = style({ ...text.s, color: colour.inkSoft });

export const figures = style({ fontWeight: weight.semibold });
