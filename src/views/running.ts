import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AnyActorRef, type AnyMachineSnapshot, waitFor } from 'xstate';

type Rules<Actor extends AnyActorRef> = {
  /** True if the actor continues without its page, so that the user loses data by leaving the portal. */
  isUnderWay: (actor: Actor) => boolean;
  isReady: (actor: Actor) => boolean;
  isOver: (actor: Actor) => boolean;
};

export type State<Actor> = {
  tracked: readonly { actor: Actor; isShown: boolean }[];
  apart: readonly (readonly [key: string, actor: Actor])[];
};

/** Maximum time of each save before the browser leaves, in milliseconds. */
const saveWithin = 10_000;

const isAtRest = (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('busy');

/** Actors that continue after their page closes, until the user has seen their result. */
export const createRunning = <Actor extends AnyActorRef>({ isUnderWay, isReady, isOver }: Rules<Actor>) => {
  const actors = new Map<string, Actor>();
  const shown = new Set<string>();
  const listeners = new Set<() => void>();
  let state: State<Actor> = { tracked: [], apart: [] };

  const drop = (key: string, actor: Actor) => {
    actors.delete(key);
    actor.stop();
  };
  const update = () => {
    for (const [key, actor] of actors) if (!shown.has(key) && isOver(actor)) drop(key, actor);
    state = {
      tracked: [...actors].map(([key, actor]) => ({ actor, isShown: shown.has(key) })),
      apart: [...actors].filter(([key]) => !shown.has(key)),
    };
    for (const listener of listeners) listener();
  };

  const of = (key: string, start: () => Actor): Actor => {
    const running = actors.get(key);
    if (running) return running;
    const actor = start();
    actors.set(key, actor);
    actor.subscribe({ next: update, complete: update });
    return actor;
  };

  return {
    of,
    offer: (key: string, start: () => Actor): void => {
      of(key, start);
      update();
    },
    isUnderWay,
    show: (key: string) => {
      shown.add(key);
      update();
      return () => {
        shown.delete(key);
        const actor = actors.get(key);
        if (actor && !isUnderWay(actor) && !isReady(actor)) drop(key, actor);
        update();
      };
    },
    getState: () => state,
    isAnyToFollow: () => state.tracked.some(({ actor, isShown }) => !isShown || isUnderWay(actor)),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Saves the partial results before the session ends. Resolves even if a save fails. */
    save: async (): Promise<readonly Actor[]> => {
      const underWay = [...actors.values()].filter(isUnderWay);
      const ends = underWay.map(async (actor) => {
        await waitFor(actor, isAtRest, { timeout: saveWithin });
        actor.send({ type: 'rest.kept' });
        await waitFor(actor, isAtRest, { timeout: saveWithin });
      });
      await Promise.allSettled(ends);
      return underWay;
    },
    stop: () => {
      for (const [key, actor] of actors) drop(key, actor);
      update();
    },
  };
};

export type Running<Actor extends AnyActorRef> = ReturnType<typeof createRunning<Actor>>;

export const useRunning = <Actor extends AnyActorRef>(
  running: Running<Actor>,
  key: string,
  start: () => Actor,
): Actor => {
  const [actor] = useState(() => running.of(key, start));
  useEffect(() => running.show(key), [running, key]);
  return actor;
};

export const useRunningState = <Actor extends AnyActorRef>(running: Running<Actor>): State<Actor> =>
  useSyncExternalStore(running.subscribe, running.getState, running.getState);
