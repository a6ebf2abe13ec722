import { createContext } from 'react';
import type { Exports } from './exports.ts';

/**
 * Holds the exports, whose code loads with the first page that can export. Calls `setFollowed(true)` when an
 * export runs without its page, and `setFollowed(false)` at the end of the session. The heavy tray is loaded
 * only between these calls.
 */
export const createExportsHolder = (setFollowed: (isFollowed: boolean) => void) => {
  let exports: Exports | null = null;
  return {
    open: (create: () => Exports): Exports => {
      if (exports) return exports;
      exports = create();
      for (const { subscribe, isAnyToFollow } of Object.values(exports))
        subscribe(() => {
          if (isAnyToFollow()) setFollowed(true);
        });
      return exports;
    },
    follow: () => setFollowed(true),
    close: () => {
      exports?.watch.stop();
      exports?.report.stop();
      exports = null;
      setFollowed(false);
    },
  };
};

export const ExportsContext = createContext<ReturnType<typeof createExportsHolder> | null>(null);
