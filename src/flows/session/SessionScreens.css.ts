import { style } from '@vanilla-extract/css';

/** Holds an e-mail address, which has no space to be cut at. */
export const named = style({ overflowWrap: 'anywhere' });
