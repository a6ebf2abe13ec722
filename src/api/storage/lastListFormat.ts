import * as z from 'zod/mini';
import { stored } from './stored.ts';

/** The format of the last list of invoices, for this visit: as long as the tab is open. */
export const lastListFormat = stored(
  () => sessionStorage,
  'portal.lastListFormat',
  z.enum(['xlsx', 'csv']),
  'xlsx',
);
