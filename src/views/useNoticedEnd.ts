import { type FlowSnapshot, type Source, useFlowEnd } from './Flow.tsx';
import type { NoticeEntry } from './notices/NoticeRegion.tsx';
import { useNotify } from './notices/notify.ts';

/** Notice about the end of a flow, over the next page; null for none. */
export type EndNotice<Current> = (end: Current) => Omit<NoticeEntry, 'id'> | null;

const nothing = () => {};

/**
 * Calls `onEnd` with the final snapshot of a flow and shows its notice. Used by the portal and by the mount of the
 * flow, so that walks see the notice too.
 */
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
