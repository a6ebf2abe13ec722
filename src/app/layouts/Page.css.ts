import { style } from '@vanilla-extract/css';
import { space } from '../../ui/tokens.ts';

/** The blocks of a page, one under the other. */
export const stack = style({ display: 'grid', gap: space.xl, alignContent: 'start' });
