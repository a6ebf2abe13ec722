import { fileURLToPath } from 'node:url';
import type { Flow } from '#src/kit/chart/flow.ts';
import { readCatalogue } from '../paths/readCatalogue.ts';

const catalogue = await readCatalogue(fileURLToPath(new URL('../..', import.meta.url)));

const isMiddling = ({ id }: Flow): boolean => id === 'directDebit';

/** Every flow; the first, which `npm test` plays, has nested states, calls, forms and two ways out, and is not the longest. */
export const flows: readonly Flow[] = [
  ...catalogue.filter(isMiddling),
  ...catalogue.filter((flow) => !isMiddling(flow)),
];
