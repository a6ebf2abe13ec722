import { style } from '@vanilla-extract/css';
import { space, width } from '../../ui/tokens.ts';

/** The blocks of the page, one under the other. */
export const stack = style({ display: 'grid', gap: space.xl, alignContent: 'start' });

/** Fields as wide as what they ask, not as the page. */
export const form = style({ maxWidth: width.column });

/** As typed, its lines kept. */
export const message = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
