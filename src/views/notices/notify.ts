import { createContext, use, useEffect } from 'react';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { type FlowSnapshot, type Source, useFlowEnd } from '../Flow.tsx';
import type { NoticeEntry } from './NoticeRegion.tsx';

/** Shows a toast above the page and above any modal, even after the calling view is unmounted. */
export type Notify = (notice: Omit<NoticeEntry, 'id'>) => void;

export const NotifyContext = createContext<Notify>(() => {});

export const NoticeRegion = onDemand(async () => ({
  default: (await import('./NoticeRegion.tsx')).NoticeRegion,
}));

/** Returns the function that shows a toast. Preloads its code, because the network may fail later. */
export const useNotify = (): Notify => {
  useEffect(() => {
    NoticeRegion.preload();
  }, []);
  return use(NotifyContext);
};

export type EndNotice<Current> = (end: Current) => Omit<NoticeEntry, 'id'> | null;

const nothing = () => {};

export const useNoticedEnd = <Current extends FlowSnapshot>(
  actor: Source<Current>,
  noticeOf: EndNotice<Current>,
  onEnd: (end: Current) => void = nothing,
): void => {
  const notify = useNotify();
  useFlowEnd(actor, (end) => {
    const notice = noticeOf(end);
    if (notice) notify(notice);
    onEnd(end);
  });
};

export const noticeOfSent =
  (text: string) =>
  (end: { matches: (state: 'submitted') => boolean }): ReturnType<EndNotice<unknown>> =>
    end.matches('submitted') ? { tone: 'ok', text } : null;
