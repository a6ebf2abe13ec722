import { useState, useSyncExternalStore } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Interrupted, Standing, TrackedExport } from '#machines/exports/exports.machine.ts';

type Rules<Actor extends AnyActorRef> = {
  /** Form in which the tab stores the task if the session ends before the result. */
  toInterrupted: (actor: Actor) => Interrupted;
  onChange?: (actor: Actor | null) => void;
};

type Progress = { meters: readonly object[]; fetched: readonly object[] };

type TaskActor = AnyActorRef & {
  getSnapshot: () => AnyMachineSnapshot & { context: Progress };
  send: (event: { type: 'cancelled' }) => void;
};

/**
 * Long reading that continues on every page, and whose result stays until the end of the session. The tray
 * shows the reading while it runs without its page, and then until the user has seen its result.
 */
export const createVisitTask = <Actor extends TaskActor>({ toInterrupted, onChange }: Rules<Actor>) => {
  let actor: Actor | null = null;
  let isShown = false;
  let isNews = false;
  let wasBusy = false;
  let apart: Actor | null = null;
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
  const follow = (started: Actor): Actor => {
    let read = started.getSnapshot().context.fetched;
    started.subscribe((snapshot: ReturnType<Actor['getSnapshot']>) => {
      const isBusy = snapshot.hasTag('busy');
      if (wasBusy && !isBusy && !isShown) isNews = !snapshot.matches('ready');
      wasBusy = isBusy;
      if (snapshot.context.fetched !== read) {
        read = snapshot.context.fetched;
        onChange?.(started);
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
  const listed = () => (actor ? [toInterrupted(actor)] : []);

  return {
    of: (start: () => Actor): Actor => {
      actor ??= follow(start());
      return actor;
    },
    /** Adds the task interrupted by the end of the session, unless the user has started another one. */
    offer: (start: () => Actor): void => {
      if (actor && !actor.getSnapshot().matches('ready')) return;
      actor?.stop();
      actor = follow(start());
      update();
    },
    getActor: () => actor,
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
    dismiss: (): void => {
      isNews = false;
      if (actor?.getSnapshot().matches('cutShort')) actor.send({ type: 'cancelled' });
      update();
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
    /** Returns the unfinished task, for a page that closes suddenly. */
    listLeft: (): Interrupted[] => (isIncomplete() ? listed() : []),
    /** Returns the task whose result is lost with the session: the browser stores no result. */
    save: async (): Promise<Interrupted[]> =>
      isIncomplete() || (actor?.getSnapshot().context.fetched.length ?? 0) > 0 ? listed() : [],
    stop: (): void => {
      actor?.stop();
      actor = null;
      apart = null;
      isNews = false;
      onChange?.(null);
      update();
    },
  };
};

type Followed<Actor> = {
  subscribe: (listener: () => void) => () => void;
  of: (start: () => Actor) => Actor;
  getActor: () => Actor | null;
  getApart: () => Actor | null;
};

export const useVisitTask = <Actor>(task: Followed<Actor>, start: () => Actor): Actor => {
  const [first] = useState(() => task.of(start));
  return useSyncExternalStore(task.subscribe, task.getActor, task.getActor) ?? first;
};

export const useApart = <Actor>({ subscribe, getApart }: Followed<Actor>): Actor | null =>
  useSyncExternalStore(subscribe, getApart, getApart);
