import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AnyActorRef, type AnyMachineSnapshot, waitFor } from 'xstate';
import type { ExportActor } from '#machines/export/export.machine.ts';
import type { Standing, TrackedExport } from '#machines/exports/exports.machine.ts';
import type { InvoiceExportActor } from '#machines/invoice-export/invoiceExport.machine.ts';
import type { WatchActor } from '#machines/leak-watch/leakWatch.machine.ts';
import type { ReportActor } from '#machines/report/report.machine.ts';
import { createStore } from '../ui/browser/store.ts';

type TaskActor = AnyActorRef & { getSnapshot: () => AnyMachineSnapshot };

type Kind<Actor> = {
  /** True if the tray hides the task after the user has left the page of the task. */
  isIdle?: (actor: Actor) => boolean;
  /** True if the tray shows the result of the task after the user has left the page of the task. */
  isToConsult: (actor: Actor) => boolean;
  /** True if the task and its result remain until the end of the session. */
  isLasting?: boolean;
};

type Task<Actor> = { actor: Actor; isShown: boolean; isNews: boolean };

/** Time limit in milliseconds of two waits: for the current step of a task, then for the save of its data. */
const saveWithin = 10_000;

const isAtRest = (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('busy');

const settle = async (actor: TaskActor): Promise<void> => {
  await waitFor(actor, isAtRest, { timeout: saveWithin });
  actor.send({ type: 'rest.kept' });
  await waitFor(actor, isAtRest, { timeout: saveWithin });
};

/** Tasks of one kind. A task stays in the list, even on other pages, until the user has seen its result. */
export const createTasks = <Actor extends TaskActor>(kind: Kind<Actor>) => {
  const { isToConsult, isIdle = (actor) => actor.getSnapshot().hasTag('idle'), isLasting = false } = kind;
  const tasks = new Map<string, Task<Actor>>();
  const apart = createStore<readonly (readonly [key: string, actor: Actor])[]>([]);

  const standingOf = ({ actor, isShown, isNews }: Task<Actor>): Standing | null => {
    const snapshot = actor.getSnapshot();
    if (snapshot.status !== 'active') return null;
    if (snapshot.hasTag('held')) return snapshot.hasTag('busy') ? 'running' : 'lacking';
    if (snapshot.hasTag('interrupted')) return 'interrupted';
    return isNews && !isShown && !isIdle(actor) ? 'over' : null;
  };
  const drop = (key: string, { actor }: Task<Actor>) => {
    tasks.delete(key);
    actor.stop();
  };
  const update = () => {
    const hidden = [...tasks].filter(([, { isShown }]) => !isShown);
    const isInTray = ([, task]: [string, Task<Actor>]) => standingOf(task) !== null;
    if (!isLasting) for (const each of hidden) if (!isInTray(each)) drop(...each);
    apart.write(hidden.filter(isInTray).map(([key, { actor }]) => [key, actor]));
  };
  const begin = (key: string, actor: Actor, isShown: boolean): Actor => {
    const task = { actor, isShown, isNews: isToConsult(actor) };
    let wasBusy = !isAtRest(actor.getSnapshot());
    tasks.set(key, task);
    const next = (snapshot: AnyMachineSnapshot) => {
      if (wasBusy && isAtRest(snapshot)) task.isNews = true;
      wasBusy = !isAtRest(snapshot);
      update();
    };
    actor.subscribe({ next, complete: update });
    return actor;
  };
  const track = (): TrackedExport[] =>
    [...tasks.values()].flatMap((task) => {
      const standing = standingOf(task);
      return standing ? [{ standing, isShown: task.isShown }] : [];
    });
  const unfinished = (): Actor[] =>
    [...tasks.values()].flatMap(({ actor }) => {
      const snapshot = actor.getSnapshot();
      return isLasting || snapshot.hasTag('held') || snapshot.hasTag('interrupted') ? [actor] : [];
    });

  return {
    of: (key: string, start: () => Actor): Actor => tasks.get(key)?.actor ?? begin(key, start(), false),
    get: (key: string): Actor | null => tasks.get(key)?.actor ?? null,
    offer: (key: string, start: () => Actor): void => {
      const own = tasks.get(key);
      if (own && !isIdle(own.actor)) return;
      own?.actor.stop();
      begin(key, start(), own?.isShown ?? false);
      update();
    },
    show: (key: string) => {
      const set = (isShown: boolean) => {
        const task = tasks.get(key);
        if (task) Object.assign(task, { isShown, isNews: !isShown && isToConsult(task.actor) });
        update();
      };
      set(true);
      return () => set(false);
    },
    dismiss: (key: string): void => {
      const task = tasks.get(key);
      if (task) task.isNews = false;
      update();
    },
    getApart: apart.read,
    useApart: () => apart.use((shown) => shown),
    track,
    isAnyToFollow: () => track().length > 0,
    subscribe: apart.subscribe,
    unfinished,
    /** Saves partial results. Resolves with the unfinished tasks, even if a save fails. */
    save: async (): Promise<Actor[]> => {
      const left = unfinished();
      if (!isLasting) await Promise.allSettled(left.map(settle));
      return left;
    },
    reconnect: (): void => {
      for (const { actor } of tasks.values()) actor.send({ type: 'connection.restored' });
    },
    stop: (): void => {
      for (const each of tasks) drop(...each);
      update();
    },
  };
};

export type TasksOf<Actor extends TaskActor> = ReturnType<typeof createTasks<Actor>>;

/** Tasks of this tab: exports, leak watch, yearly report (docs/rules.md#exports). */
export type Tasks = {
  consumption: TasksOf<ExportActor>;
  invoices: TasksOf<InvoiceExportActor>;
  watch: TasksOf<WatchActor>;
  report: TasksOf<ReportActor>;
};

/** Task with the key `key`, or a new one. The tray may replace an idle task with an interrupted task. */
export const useTask = <Actor extends TaskActor>(
  tasks: TasksOf<Actor>,
  start: () => Actor,
  key = '',
): Actor => {
  const [first] = useState(() => tasks.of(key, start));
  useEffect(() => tasks.show(key), [tasks, key]);
  const read = () => tasks.get(key);
  return useSyncExternalStore(tasks.subscribe, read, read) ?? first;
};
