import { style } from '@vanilla-extract/css';

export const phone = style({ color: 'inherit', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
