import { useSyncExternalStore } from 'react';

export const createStore = <Value>(first: Value) => {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    read: (): Value => value,
    write: (next: Value): void => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    use: <Part>(select: (value: Value) => Part): Part =>
      useSyncExternalStore(
        subscribe,
        () => select(value),
        () => select(first),
      ),
  };
};
