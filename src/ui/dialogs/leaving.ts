/** Kind of navigation: to another `page` of the portal, or a `signOut`, which also ends running tasks. */
type Way = 'page' | 'signOut';

export type Guard = {
  ask: (leave: () => void, way?: Way) => void;
  onTraversed: (event: PopStateEvent) => void;
  isHolding: () => boolean;
};

let guard: Guard | null = null;

/** Sets the navigation guard, which requires a confirmation; null, as after an expired session, removes it. */
export const guardLeaving = (next: Guard | null): void => {
  guard = next;
};

export const isGuarded = (): boolean => guard !== null;

export const isHoldingPortal = (): boolean => guard?.isHolding() ?? false;

export const askBeforeLeaving = (leave: () => void, way: Way = 'page'): void =>
  guard ? guard.ask(leave, way) : leave();

/** Handles Back and Forward. Must listen before the router does. */
export const guardHistory = (event: PopStateEvent): void => guard?.onTraversed(event);

/** Maximum time in milliseconds that a navigation waits until data are saved. */
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
