import { createContext } from 'react';
import type { Exports } from './exports.ts';

/** What holds the exports of the tab, loaded with the portal: their code comes with the first page that exports. */
export const createExportsHolder = () => {
  let exports: Exports | null = null;
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };
  return {
    isOpen: () => exports !== null,
    /** To be announced once the page that opens them is rendered. */
    open: (create: () => Exports): Exports => {
      exports ??= create();
      return exports;
    },
    announce,
    /** They end with their session. */
    close: () => {
      exports = null;
      announce();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type ExportsHolder = ReturnType<typeof createExportsHolder>;

export const ExportsContext = createContext<ExportsHolder | null>(null);
