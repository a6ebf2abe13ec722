import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What says how a path is made on a view, and on the whole portal. */
export type Table = 'walk.tsx' | 'portal.ts';

/** The file that says how a person makes the paths of a flow. */
export const tableFile = (flow: string, table: Table): string => `test/walks/${flow}.${table}`;

/** Whether the paths of a flow can be walked: without its table, nothing says how. */
export const hasTable = (flow: string, table: Table): boolean =>
  existsSync(fileURLToPath(new URL(`../../${tableFile(flow, table)}`, import.meta.url)));
