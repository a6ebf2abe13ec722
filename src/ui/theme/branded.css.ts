import { style } from '@vanilla-extract/css';
import { undressed } from './undressed.ts';

/** What holds words of the brand: hidden, in its place, for as long as these are neutral ones and others are to come. */
export const branded = style(undressed({ visibility: 'hidden' }));

/** An address of the brand, which leads nowhere without it. */
export const brandedLink = style({ selectors: { '[data-undressed] &': { visibility: 'hidden' } } });
