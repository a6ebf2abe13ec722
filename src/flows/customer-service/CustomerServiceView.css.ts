import { style } from '@vanilla-extract/css';
import { space } from '../../ui/tokens.ts';

/** The blocks of the page, one under the other. */
export const stack = style({ display: 'grid', gap: space.xl, alignContent: 'start' });

/** As typed, its lines kept. */
export const message = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
