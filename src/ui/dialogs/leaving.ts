/** Way to leave. `page`: to another page of the portal. `signOut`: also ends the running tasks. */
type Way = 'page' | 'signOut';

export type Guard = {
  ask: (leave: () => void, way?: Way) => void;
  onTraversed: (event: PopStateEvent) => void;
};

let guard: Guard | null = null;

/** Installs the guard of all ways to leave the page; null removes it, as an expired session requires. */
export const guardLeaving = (next: Guard | null): void => {
  guard = next;
};

export const isGuarded = (): boolean => guard !== null;

export const askBeforeLeaving = (leave: () => void, way: Way = 'page'): void =>
  guard ? guard.ask(leave, way) : leave();

/** Handles Back and Forward. Register it before the router's listener. */
export const guardHistory = (event: PopStateEvent): void => guard?.onTraversed(event);

/** Maximum time to save before the browser leaves, in milliseconds. */
const saveWithin = 20_000;

const savers = new Set<() => Promise<void>>();

/** Registers a save to run before an expired session navigates. Returns the function that removes it. */
export const beforeDeparture = (save: () => Promise<void>): (() => void) => {
  savers.add(save);
  return () => savers.delete(save);
};

export const readyToDepart = async (): Promise<void> => {
  const elapsed = new Promise((resolve) => setTimeout(resolve, saveWithin));
  await Promise.race([Promise.allSettled([...savers].map((save) => save())), elapsed]);
};
