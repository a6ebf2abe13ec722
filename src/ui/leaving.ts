type Guard = {
  ask: (leave: () => void) => void;
  onTraversed: (event: PopStateEvent) => void;
};

let guard: Guard | null = null;

/** Has the ways out of the page go through a guard; null lets everyone go, as a session that ends must. */
export const guardLeaving = (next: Guard | null): void => {
  guard = next;
};

export const isGuarded = (): boolean => guard !== null;

/** Leaves, once the person agrees to lose what a form holds. Loaded first: what asks comes with the forms. */
export const askBeforeLeaving = (leave: () => void): void => (guard ? guard.ask(leave) : leave());

/** Hears of Back and Forward: to be listened to before the router listens. */
export const guardHistory = (event: PopStateEvent): void => guard?.onTraversed(event);
