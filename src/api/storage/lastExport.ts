import * as z from 'zod/mini';
import { lastExportSchema } from '#machines/export/storedExports.ts';
import { stored } from './stored.ts';

/** What a consumption export was asked of last, for this visit: as long as the tab is open. */
export const lastExport = stored(
  () => sessionStorage,
  'portal.lastExport',
  z.nullable(lastExportSchema),
  null,
);
