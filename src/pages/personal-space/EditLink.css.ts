import { style } from '@vanilla-extract/css';

/** The link is taller than the line it ends: what it adds is taken out of the layout. */
export const edit = style({ flexShrink: 0, marginBlock: '-11px', whiteSpace: 'nowrap' });
