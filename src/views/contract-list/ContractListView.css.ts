import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text } from '../../ui/tokens.ts';

export const page = style({ display: 'grid', gap: space.l });

/** On a line of its own, which is there before it is counted: nothing moves then, nor wraps beside it. */
export const counted = style({ minHeight: text.m.lineHeight, color: colour.inkSoft });
