import { styleVariants } from '@vanilla-extract/css';
import { modal } from '../ui/dialogs/Dialog.css.ts';

/** In the middle of the page, and there from the first: nothing has opened it. */
export const paper = styleVariants(modal, (sheet) => [sheet, { marginInline: 'auto', animation: 'none' }]);
