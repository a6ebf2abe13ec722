import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { space, text } from '../../ui/theme/tokens.ts';

export const lookup = style({ display: 'grid', gap: space.l, maxWidth: '45rem' });

export const contacts = style(mix.rows(space.s));

export const number = style({ ...text.xl, ...mix.strongFigures });

globalStyle(`${number} svg`, { marginInlineEnd: space.xs, verticalAlign: '-0.08em' });

export const hours = style({ color: colour.inkSoft });

export const site = style({ display: 'grid', overflowWrap: 'anywhere' });

export const whole = style({ whiteSpace: 'nowrap' });

export const detail = style({ ...text.s, color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });
