import { createContext } from 'react';
import type { Exports } from './exports.ts';

/**
 * Small holder of the exports, loaded with the portal; the code of the exports loads with the first page that
 * exports.
 */
export const createExportsHolder = () => {
  let exports: Exports | null = null;
  let isFollowed = false;
  const listeners = new Set<() => void>();
  const setFollowed = (next: boolean) => {
    isFollowed = next;
    for (const listener of listeners) listener();
  };
  return {
    /**
     * True when the heavy tray must follow the exports: from the first one without its page to the end of the
     * session.
     */
    isFollowed: () => isFollowed,
    open: (create: () => Exports): Exports => {
      if (exports) return exports;
      exports = create();
      for (const { subscribe, isAnyToFollow } of [exports.consumption, exports.invoices])
        subscribe(() => {
          if (!isFollowed && isAnyToFollow()) setFollowed(true);
        });
      return exports;
    },
    follow: () => setFollowed(true),
    close: () => {
      exports = null;
      setFollowed(false);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type ExportsHolder = ReturnType<typeof createExportsHolder>;

export const ExportsContext = createContext<ExportsHolder | null>(null);
