import { createContext } from 'react';
import type { Exports } from './exports.ts';

/** Small holder of the exports, whose code loads with the first page that exports. */
export const createExportsHolder = () => {
  let exports: Exports | null = null;
  let isFollowed = false;
  const listeners = new Set<() => void>();
  const setFollowed = (next: boolean) => {
    isFollowed = next;
    for (const listener of listeners) listener();
  };
  return {
    /** True from the first export without its page to the end of the session: the tray must follow it. */
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
