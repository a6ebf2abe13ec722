import pMap from 'p-map';

/** How many calls are made at a time where many are (docs/rules.md#limits). */
export const concurrency = 4;

/** Calls for each item, a few at a time, and gives the answers in their order. It stops where the signal aborts. */
export const inPool = <Item, Answer>(
  items: readonly Item[],
  call: (item: Item) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer[]> => pMap(items, call, { concurrency, signal });
