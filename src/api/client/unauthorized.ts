type Listener = () => void;

const listeners = new Set<Listener>();

/** A call has been answered 401: the session is over, whichever it was (docs/rules.md#expired-session). */
export const reportUnauthorized = (): void => {
  for (const listener of listeners) listener();
};

/** Listens to every 401. Returns the way to stop listening. */
export const onUnauthorized = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
