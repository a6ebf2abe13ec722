import { toCatalogue } from './toCatalogue.ts';

/** Flows of the portal, for Vite builds. In Node, `test/paths/repository.ts` reads the files instead. */
export const catalogue = toCatalogue(
  import.meta.glob<object>('../../machines/*/*.model.ts', { eager: true }),
);
