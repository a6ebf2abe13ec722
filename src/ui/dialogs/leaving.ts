/** How the user leaves. `page`: for another page of the portal. `signOut`: running tasks end too. */
type Way = 'page' | 'signOut';

export type Guard = {
  ask: (leave: () => void, way?: Way) => void;
  onTraversed: (event: PopStateEvent) => void;
  /** True if a departure would lose typed values, a request or a task. */
  isHolding: () => boolean;
};

let guard: Guard | null = null;

/** Installs the guard of every departure from the page; null removes the guard (expired session). */
export const guardLeaving = (next: Guard | null): void => {
  guard = next;
};

export const isGuarded = (): boolean => guard !== null;

export const isHoldingPortal = (): boolean => guard?.isHolding() ?? false;

export const askBeforeLeaving = (leave: () => void, way: Way = 'page'): void =>
  guard ? guard.ask(leave, way) : leave();

/** Handles Back and Forward. Must be registered before the router's listener. */
export const guardHistory = (event: PopStateEvent): void => guard?.onTraversed(event);

/** Time limit of all saves before a departure, in milliseconds. */
const saveWithin = 20_000;

const savers = new Set<() => Promise<void>>();

export const beforeDeparture = (save: () => Promise<void>): (() => void) => {
  savers.add(save);
  return () => savers.delete(save);
};

export const readyToDepart = async (): Promise<void> => {
  const elapsed = new Promise((resolve) => setTimeout(resolve, saveWithin));
  await Promise.race([Promise.allSettled([...savers].map((save) => save())), elapsed]);
};
