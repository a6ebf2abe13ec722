import { createContext, use, useEffect } from 'react';
import type { NoticeEntry } from './NoticeRegion.tsx';

/** Shows a notice over the page, above any modal; it outlives the view that asks for it. */
export type Notify = (notice: Omit<NoticeEntry, 'id'>) => void;

/** The portal gives it; where there is none around (a story), nobody is told. */
export const NotifyContext = createContext<Notify>(() => {});

export const loadNoticeRegion = () => import('./NoticeRegion.tsx');

/** Gives the way to say what happened. The code of the notices comes meanwhile, not when the network may be gone. */
export const useNotify = (): Notify => {
  useEffect(() => {
    loadNoticeRegion().catch(() => {});
  }, []);
  return use(NotifyContext);
};
