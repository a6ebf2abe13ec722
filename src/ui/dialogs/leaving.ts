/** To another page of the portal, or out of it, where what goes on above the pages ends. */
type Way = 'page' | 'signOut';

export type Guard = {
  ask: (leave: () => void, way?: Way) => void;
  onTraversed: (event: PopStateEvent) => void;
};

let guard: Guard | null = null;

/** Has the ways out of the page go through a guard; null lets everyone go, as a session that ends must. */
export const guardLeaving = (next: Guard | null): void => {
  guard = next;
};

export const isGuarded = (): boolean => guard !== null;

/** Leaves, once the person agrees to lose what a form holds. Loaded first: what asks comes with the forms. */
export const askBeforeLeaving = (leave: () => void, way: Way = 'page'): void =>
  guard ? guard.ask(leave, way) : leave();

/** Hears of Back and Forward: to be listened to before the router listens. */
export const guardHistory = (event: PopStateEvent): void => guard?.onTraversed(event);

/** Milliseconds that the browser waits for what is being saved, before it leaves. */
const saveWithin = 20_000;

const savers = new Set<() => Promise<void>>();

/** Has something saved before a session that has expired takes the browser away. Returns the way to stop. */
export const beforeDeparture = (save: () => Promise<void>): (() => void) => {
  savers.add(save);
  return () => savers.delete(save);
};

/** Ends once all that was to be saved is, or could not be. */
export const readyToDepart = async (): Promise<void> => {
  const elapsed = new Promise((resolve) => setTimeout(resolve, saveWithin));
  await Promise.race([Promise.allSettled([...savers].map((save) => save())), elapsed]);
};
