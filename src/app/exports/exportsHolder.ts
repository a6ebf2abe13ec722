import { createContext } from 'react';
import type { Exports } from './exports.ts';

/** What holds the exports of the tab, loaded with the portal: their code comes with the first page that exports. */
export const createExportsHolder = () => {
  let exports: Exports | null = null;
  let isFollowed = false;
  const listeners = new Set<() => void>();
  const setFollowed = (next: boolean) => {
    isFollowed = next;
    for (const listener of listeners) listener();
  };
  return {
    /** Whether the tray is to follow them, whose code is heavy: from the first that goes on without its page, to the session's end. */
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
    /** They end with their session. */
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
