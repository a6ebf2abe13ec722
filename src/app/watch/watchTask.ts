import type { WatchActor } from '#machines/watch/watch.machine.ts';
import { toAlarms } from '../../domain/consumption/watch/alarms.ts';
import type { WatchList } from '../../flows/watch/watchList.ts';
import { createVisitTask } from '../exports/visitTask.ts';
import { reportWatch } from './watchVisit.ts';

const report = (actor: WatchActor | null): void => {
  const { fetched = [], readAt = null } = actor?.getSnapshot().context ?? {};
  const isAny = readAt !== null && fetched.length > 0;
  reportWatch(isAny ? { readAt, readCount: fetched.length, alarms: toAlarms(fetched) } : null);
};

/** Leak watch of the visit, with the filter and the search that the user chose. */
export const createWatchTask = () => {
  let list: WatchList | null = null;
  const task = createVisitTask<WatchActor>({
    toInterrupted: () => ({ flow: 'watch' }),
    onChange: (actor) => {
      if (!actor) list = null;
      report(actor);
    },
  });
  return {
    ...task,
    /** Filter and search that the user chose; null before a choice. */
    readList: () => list,
    writeList: (next: WatchList): void => {
      list = next;
    },
  };
};
