import { useState, useSyncExternalStore } from 'react';
import type { Interrupted, Standing, TrackedExport } from '#machines/exports/exports.machine.ts';
import type { WatchActor } from '#machines/watch/watch.machine.ts';
import { toAlarms } from '../../domain/consumption/watch/alarms.ts';
import type { WatchList } from '../../flows/watch/watchList.ts';
import { reportWatch } from './watchVisit.ts';

const interrupted: Interrupted = { flow: 'watch' };

/**
 * Watch of the visit: it continues on every page, and its result stays until the end of the session. The tray shows
 * it while it runs without its page, and then until the user has seen its result.
 */
export const createWatchTask = () => {
  let actor: WatchActor | null = null;
  let isShown = false;
  let isNews = false;
  let wasBusy = false;
  let apart: WatchActor | null = null;
  let list: WatchList | null = null;
  const listeners = new Set<() => void>();

  const standing = (): Standing | null => {
    if (!actor) return null;
    const snapshot = actor.getSnapshot();
    if (snapshot.hasTag('busy')) return 'running';
    if (snapshot.matches('cutShort')) return 'interrupted';
    return isNews && !isShown ? 'over' : null;
  };
  const update = () => {
    apart = !isShown && standing() !== null ? actor : null;
    for (const listener of listeners) listener();
  };
  const follow = (started: WatchActor): WatchActor => {
    let read = started.getSnapshot().context.fetched;
    started.subscribe((snapshot) => {
      const { fetched, readAt } = snapshot.context;
      const isBusy = snapshot.hasTag('busy');
      if (wasBusy && !isBusy && !isShown) isNews = !snapshot.matches('ready');
      wasBusy = isBusy;
      if (fetched !== read) {
        read = fetched;
        const isAny = readAt !== null && fetched.length > 0;
        reportWatch(isAny ? { readAt, readCount: fetched.length, alarms: toAlarms(fetched) } : null);
      }
      update();
    });
    return started;
  };
  const isIncomplete = () => {
    if (!actor) return false;
    const { meters, fetched } = actor.getSnapshot().context;
    const own = standing();
    return own === 'running' || own === 'interrupted' || fetched.length < meters.length;
  };

  return {
    of: (start: () => WatchActor): WatchActor => {
      actor ??= follow(start());
      return actor;
    },
    /** Adds the watch that the end of the session has interrupted, unless the user has started another one. */
    offer: (start: () => WatchActor): void => {
      if (actor && !actor.getSnapshot().matches('ready')) return;
      actor?.stop();
      actor = follow(start());
      update();
    },
    getActor: () => actor,
    /** Marks the page of the watch as open. Returns the cleanup. */
    show: () => {
      isShown = true;
      isNews = false;
      update();
      return () => {
        isShown = false;
        isNews = isIncomplete();
        update();
      };
    },
    /** Removes the watch from the tray. The result stays. */
    dismiss: (): void => {
      isNews = false;
      if (actor?.getSnapshot().matches('cutShort')) actor.send({ type: 'cancelled' });
      update();
    },
    /** Rises that the user chose to see; null before a choice. */
    readList: () => list,
    writeList: (next: WatchList): void => {
      list = next;
    },
    getApart: () => apart,
    isAnyToFollow: () => standing() !== null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    track: (): TrackedExport[] => {
      const own = standing();
      return own ? [{ standing: own, isShown }] : [];
    },
    /** Returns the unfinished watch, for a page that closes suddenly. */
    listLeft: (): Interrupted[] => (isIncomplete() ? [interrupted] : []),
    /** Returns a watch whose result the expired session loses, because the browser stores no result. */
    save: async (): Promise<Interrupted[]> =>
      isIncomplete() || (actor?.getSnapshot().context.fetched.length ?? 0) > 0 ? [interrupted] : [],
    stop: (): void => {
      actor?.stop();
      actor = null;
      apart = null;
      isNews = false;
      list = null;
      reportWatch(null);
      update();
    },
  };
};

export type WatchTask = ReturnType<typeof createWatchTask>;

/** Watch of the visit, which `start` creates at the first call. */
export const useWatchActor = (task: WatchTask, start: () => WatchActor): WatchActor => {
  const [first] = useState(() => task.of(start));
  return useSyncExternalStore(task.subscribe, task.getActor, task.getActor) ?? first;
};

/** Watch that the tray shows, or null. */
export const useWatchApart = ({ subscribe, getApart }: WatchTask): WatchActor | null =>
  useSyncExternalStore(subscribe, getApart, getApart);
