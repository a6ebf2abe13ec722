import { createContext, use, useEffect } from 'react';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import type { NoticeEntry } from './NoticeRegion.tsx';

/** Shows a notice over the page, above any modal; it outlives the view that asks for it. */
export type Notify = (notice: Omit<NoticeEntry, 'id'>) => void;

/** The portal gives it; where there is none around (a story), nobody is told. */
export const NotifyContext = createContext<Notify>(() => {});

/** The region of the notices; its code comes when someone may have one to show. */
export const NoticeRegion = onDemand(async () => ({
  default: (await import('./NoticeRegion.tsx')).NoticeRegion,
}));

/** Gives the way to say what happened. The code of the notices comes meanwhile, not when the network may be gone. */
export const useNotify = (): Notify => {
  useEffect(() => {
    NoticeRegion.preload();
  }, []);
  return use(NotifyContext);
};
