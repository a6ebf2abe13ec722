import type { Product } from '#machines/domain/request/product.ts';
import fluids from './sheets/fluids.pdf?url&no-inline';
import shutOff from './sheets/switch.pdf?url&no-inline';
import water from './sheets/water.pdf?url&no-inline';

/** The address of each product's sheet, a PDF made of the words of its page (`npm run sheets`). */
export const sheets: Readonly<Record<Product, string>> = { switch: shutOff, fluids, water };
