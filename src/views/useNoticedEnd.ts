import { type FlowSnapshot, type Source, useFlowEnd } from './Flow.tsx';
import type { NoticeEntry } from './notices/NoticeRegion.tsx';
import { useNotify } from './notices/notify.ts';

/** What the portal says, over the page that follows, of how a flow has ended; null where it says nothing. */
export type EndNotice<Current> = (end: Current) => Omit<NoticeEntry, 'id'> | null;

const nothing = () => {};

/**
 * Calls back with the final snapshot when the flow has ended, its notice shown. What holds the view in the portal uses it,
 * and so does its mount, so that walks read the notice too.
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

/** The notice of a form that was sent. */
export const noticeOfSent =
  (text: string) =>
  (end: { matches: (state: 'submitted') => boolean }): ReturnType<EndNotice<unknown>> =>
    end.matches('submitted') ? { tone: 'ok', text } : null;
