import { useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up to date. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    // Painted before anything is known of the screen.
    () => false,
  );
