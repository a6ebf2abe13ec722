import { toCatalogue } from './toCatalogue.ts';

/** Flows of the portal, for builds by Vite. In Node, `test/paths/repository.ts` finds the flows instead. */
export const catalogue = toCatalogue(
  import.meta.glob<object>('../../machines/*/*.model.ts', { eager: true }),
);
