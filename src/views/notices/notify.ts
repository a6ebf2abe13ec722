import { createContext, use, useEffect } from 'react';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import type { NoticeEntry } from './NoticeRegion.tsx';

/** Shows a notice above the page and any modal; it outlives its view. */
export type Notify = (notice: Omit<NoticeEntry, 'id'>) => void;

/** Provided by the portal; the default for a story does nothing. */
export const NotifyContext = createContext<Notify>(() => {});

export const NoticeRegion = onDemand(async () => ({
  default: (await import('./NoticeRegion.tsx')).NoticeRegion,
}));

/**
 * Returns the function that shows a notice. Preloads the region, since the network may be down at the time of the
 * notice.
 */
export const useNotify = (): Notify => {
  useEffect(() => {
    NoticeRegion.preload();
  }, []);
  return use(NotifyContext);
};
