/** Kind of navigation: `page` opens a page of the portal; `signOut` also ends running tasks. */
type Way = 'page' | 'signOut';

export type Guard = {
  ask: (leave: () => void, way?: Way) => void;
  onTraversed: (event: PopStateEvent) => void;
  isHolding: () => boolean;
};

let guard: Guard | null = null;

/** Sets the function that asks for a confirmation before a navigation. Null removes the function. */
export const guardLeaving = (next: Guard | null): void => {
  guard = next;
};

export const isGuarded = (): boolean => guard !== null;

export const isHoldingPortal = (): boolean => guard?.isHolding() ?? false;

export const askBeforeLeaving = (leave: () => void, way: Way = 'page'): void =>
  guard ? guard.ask(leave, way) : leave();

/** Handles Back and Forward. The caller must listen to `popstate` before the router does. */
export const guardHistory = (event: PopStateEvent): void => guard?.onTraversed(event);

const longestSaveWait = 20_000;

const savers = new Set<() => Promise<void>>();

export const beforeDeparture = (save: () => Promise<void>): (() => void) => {
  savers.add(save);
  return () => savers.delete(save);
};

export const readyToDepart = async (): Promise<void> => {
  const elapsed = new Promise((resolve) => setTimeout(resolve, longestSaveWait));
  await Promise.race([Promise.allSettled([...savers].map((save) => save())), elapsed]);
};
