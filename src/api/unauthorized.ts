type Listener = () => void;

const listeners = new Set<Listener>();

/** A call has been answered 401: the session is over, whichever call it was (specification 1, section 8). */
export const reportUnauthorized = (): void => {
  for (const listener of listeners) listener();
};

/** Listens to every 401. Returns the way to stop listening. */
export const onUnauthorized = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
