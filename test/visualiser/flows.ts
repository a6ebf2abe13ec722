import { fileURLToPath } from 'node:url';
import type { Flow } from '#src/kit/toCatalogue.ts';
import { readCatalogue } from '../paths/repository.ts';

const catalogue = await readCatalogue(fileURLToPath(new URL('../..', import.meta.url)));

/** Every flow, that of `id` first: the one that `npm test` plays. */
export const flowsFrom = (id: string): readonly Flow[] => [
  ...catalogue.filter((flow) => flow.id === id),
  ...catalogue.filter((flow) => flow.id !== id),
];
