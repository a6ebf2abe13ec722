import * as z from 'zod/mini';
import { stored } from './stored.ts';

export const lastListFormat = stored(
  () => sessionStorage,
  'portal.lastListFormat',
  z.enum(['xlsx', 'csv']),
  'xlsx',
);
