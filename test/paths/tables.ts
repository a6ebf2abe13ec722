import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Flow } from '#src/kit/toCatalogue.ts';

/** What says how a path is made on a view, and on the whole portal. */
export type Table = 'walk.tsx' | 'portal.ts';

/** The file that says how a person makes the paths of a flow. */
export const tableFile = ({ id, folder }: Pick<Flow, 'id' | 'folder'>, table: Table): string =>
  `test/flows/${folder}/${id}.${table}`;

/** Whether the paths of a flow can be walked: without its table, nothing says how. */
export const hasTable = (flow: Pick<Flow, 'id' | 'folder'>, table: Table): boolean =>
  existsSync(fileURLToPath(new URL(`../../${tableFile(flow, table)}`, import.meta.url)));
