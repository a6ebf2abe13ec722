import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AnyActorRef, type AnyMachineSnapshot, waitFor } from 'xstate';

type Rules<Actor extends AnyActorRef> = {
  /** It goes on without its page: leaving it would lose something. */
  isUnderWay: (actor: Actor) => boolean;
  /** It came to a file, which stays at hand until it is dismissed. */
  isReady: (actor: Actor) => boolean;
  /** It has nothing more to say: neither what it does, nor what came of it. */
  isOver: (actor: Actor) => boolean;
};

export type State<Actor> = {
  /** All of them. */
  tracked: readonly { actor: Actor; isShown: boolean }[];
  /** Those that no page shows, by name. */
  apart: readonly (readonly [key: string, actor: Actor])[];
};

/** Milliseconds that an actor is given for each step, as the browser is about to leave. */
const saveWithin = 10_000;

const isAtRest = (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('busy');

/** Actors that run above the pages: each goes on when the page that shows it is left, as long as it has something to do. */
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
    /** The actor of that name: the one that runs, else a new one. */
    of,
    /** One that no page shows from its start. */
    offer: (key: string, start: () => Actor): void => {
      of(key, start);
      update();
    },
    isUnderWay,
    /** A page shows it. Returns the way to say that it no longer does. */
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
    /** Whether one at least goes on without its page, or has none. */
    isAnyToFollow: () => state.tracked.some(({ actor, isShown }) => !isShown || isUnderWay(actor)),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Has each that is under way save what has come, as the session ends; gives them once they have, or could not. */
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

/** The actor of that name, shown as long as the component is; it is started if it does not run already. */
export const useRunning = <Actor extends AnyActorRef>(
  running: Running<Actor>,
  key: string,
  start: () => Actor,
): Actor => {
  const [actor] = useState(() => running.of(key, start));
  useEffect(() => running.show(key), [running, key]);
  return actor;
};

/** What runs, and where. */
export const useRunningState = <Actor extends AnyActorRef>(running: Running<Actor>): State<Actor> =>
  useSyncExternalStore(running.subscribe, running.getState, running.getState);
