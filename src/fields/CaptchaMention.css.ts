import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { text } from '../ui/theme/tokens.ts';

export const mention = style({ ...text.s, color: colour.inkSoft });
