import { fromPromise } from 'xstate';
import { sitesMachine } from '#machines/sites/sites.machine.ts';
import { whenIdle } from '../../ui/browser/onDemand.tsx';
import { lazyPort } from '../../views/progress/reportProgress.ts';

const lazySites = () => import('./readSites.ts');

export const sites = sitesMachine.provide({
  actors: {
    awaitIdle: fromPromise(() => new Promise<void>(whenIdle)),
    listAllMeters: lazyPort(async () => {
      const { listRemoteMeters } = await import('../../api/readMeterList.ts');
      return async (_, signal, onProgress) => {
        const { items, unread } = await listRemoteMeters(signal, onProgress);
        return { items, unread };
      };
    }),
    readTrends: lazyPort(async () => (await lazySites()).readTrends),
    readLeaks: lazyPort(async () => (await lazySites()).readLeaks),
  },
});
