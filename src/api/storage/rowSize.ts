import * as z from 'zod/mini';
import { rowSizes } from '#machines/contract-rows/contractRows.machine.ts';
import { pageSize } from '../../domain/contract/contractPage.ts';
import { stored } from './stored.ts';

/** How many rows of a contract are shown at once, for this visit: as long as the tab is open. */
export const rowSize = stored(() => sessionStorage, 'portal.rowSize', z.literal(rowSizes), pageSize);
