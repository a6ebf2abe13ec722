import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { space } from '../../ui/theme/tokens.ts';

export const aside = style({ ...mix.line(`0 ${space.xs}`), ...mix.unprinted, color: colour.inkSoft });
