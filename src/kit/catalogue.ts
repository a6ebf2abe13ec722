import { toCatalogue } from './toCatalogue.ts';

/** Flows of the portal, for Vite builds. Node reads the folders instead (`test/paths/repository.ts`). */
export const catalogue = toCatalogue(
  import.meta.glob<object>('../../machines/*/*.model.ts', { eager: true }),
);
