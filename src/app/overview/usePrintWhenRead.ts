import { useEffect } from 'react';
import type { OverviewActor } from '#machines/overview/overview.machine.ts';
import type { SitesActor } from '#machines/sites/sites.machine.ts';

/** Longest wait for the data, in milliseconds. The page is then printed as it is. */
const patience = 8_000;

type Busy = {
  getSnapshot: () => { hasTag: (tag: 'busy') => boolean };
  subscribe: (listener: () => void) => { unsubscribe: () => void };
};

const isBusy = (actor: Busy): boolean => actor.getSnapshot().hasTag('busy');

const settled = (actor: Busy): Promise<void> =>
  new Promise((resolve) => {
    const stop = () => {
      unsubscribe();
      resolve();
    };
    const { unsubscribe } = actor.subscribe(() => !isBusy(actor) && stop());
    setTimeout(stop, patience);
  });

/** Delays a print by the keyboard until the blocks of the dashboard have their data (docs/rules.md#overview). */
export const usePrintWhenRead = (overview: OverviewActor, sites: SitesActor | null): void => {
  useEffect(() => {
    const print = (event: KeyboardEvent) => {
      const isPrint = event.key === 'p' && (event.ctrlKey || event.metaKey);
      const busy = [overview, ...(sites ? [sites] : [])].filter(isBusy);
      if (!isPrint || busy.length === 0) return;
      event.preventDefault();
      Promise.all(busy.map(settled)).then(() => requestAnimationFrame(() => window.print()));
    };
    addEventListener('keydown', print);
    return () => removeEventListener('keydown', print);
  }, [overview, sites]);
};
