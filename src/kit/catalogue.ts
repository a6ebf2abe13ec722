import { toCatalogue } from './toCatalogue.ts';

/** Every flow of the portal, found by its model: for what Vite builds. Node reads the folders (`test/paths/repository.ts`). */
export const catalogue = toCatalogue(
  import.meta.glob<object>('../../machines/*/*.model.ts', { eager: true }),
);
