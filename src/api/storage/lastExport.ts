import * as z from 'zod/mini';
import { lastExportSchema } from '#machines/export/storedExports.ts';
import { stored } from './stored.ts';

export const lastExport = stored(
  () => sessionStorage,
  'portal.lastExport',
  z.nullable(lastExportSchema),
  null,
);
