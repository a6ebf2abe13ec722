import { useEffect } from 'react';
import type { OverviewActor } from '#machines/overview/overview.machine.ts';
import type { OpenSites } from './SitesArea.tsx';

/** Longest wait for the data, and pause between two looks at them, in milliseconds. */
const patience = 8_000;
const pace = 100;

type Read = { actor: OverviewActor; sites: OpenSites | null };

/** False while a call runs, and until the flow of the sites has loaded. */
const isRead = ({ actor, sites }: Read): boolean => {
  const snapshot = actor.getSnapshot();
  if (snapshot.hasTag('busy')) return false;
  return sites ? !sites.actor.getSnapshot().hasTag('busy') : snapshot.context.metered === null;
};

/** Delays a print by the keyboard until the blocks of the dashboard have their data (docs/rules.md#overview). */
export const usePrintWhenRead = (read: Read): void => {
  useEffect(() => {
    let waiting: ReturnType<typeof setInterval> | undefined;
    const print = (event: KeyboardEvent) => {
      const isPrint = event.key === 'p' && (event.ctrlKey || event.metaKey);
      if (!isPrint || isRead(read)) return;
      event.preventDefault();
      const start = Date.now();
      clearInterval(waiting);
      waiting = setInterval(() => {
        if (!isRead(read) && Date.now() - start < patience) return;
        clearInterval(waiting);
        requestAnimationFrame(() => window.print());
      }, pace);
    };
    addEventListener('keydown', print);
    return () => {
      removeEventListener('keydown', print);
      clearInterval(waiting);
    };
  }, [read]);
};
