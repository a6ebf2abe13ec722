import { useEffect } from 'react';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Safari knows no idle time. */
const whenIdle: (act: () => void) => void =
  globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 2000));

/** In milliseconds: what the page itself asks for goes first. */
const untilItHasRead = 2000;

/**
 * Fetches what the page is likely to need next, once it has had the time to read its own and has nothing else to do; nothing where
 * the user saves data. The pieces must be the same at each rendering.
 */
export const usePreload = (pieces: readonly { preload: () => void }[]): void => {
  useEffect(() => {
    if (navigator.connection?.saveData) return;
    let isLeft = false;
    const fetchPieces = () => {
      if (!isLeft) for (const { preload } of pieces) preload();
    };
    const waiting = setTimeout(() => whenIdle(fetchPieces), untilItHasRead);
    return () => {
      isLeft = true;
      clearTimeout(waiting);
    };
  }, [pieces]);
};
