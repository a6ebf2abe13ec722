import * as z from 'zod/mini';
import { rowSizes } from '#machines/contract-rows/contractRows.machine.ts';
import { pageSize } from '../../domain/contract/contractPage.ts';
import { stored } from './stored.ts';

export const rowSize = stored(() => sessionStorage, 'portal.rowSize', z.literal(rowSizes), pageSize);

export const tableSize = stored(() => sessionStorage, 'portal.tableSize', z.literal(rowSizes), 25);

export const lastListFormat = stored(
  () => sessionStorage,
  'portal.lastListFormat',
  z.enum(['xlsx', 'csv']),
  'xlsx',
);
