import { toFailure } from '#machines/domain/failure.ts';
import type { Gathered } from '#machines/domain/gathered.ts';
import { inPool } from './inPool.ts';

type Counted = { signal: AbortSignal; onProgress: (done: number, total: number) => void };

/** Calls for each item, a few at a time: what came, and why the others did not. One that fails keeps the others. */
export const gather = async <Item extends object, Answer extends object>(
  items: readonly Item[],
  call: (item: Item) => Promise<Answer>,
  { signal, onProgress }: Counted,
): Promise<Gathered<Item, Answer>> => {
  let done = 0;
  const outcomes = await inPool(
    items,
    async (item) => {
      const outcome = await call(item).then(
        (answer) => ({ came: { ...item, ...answer } }),
        (thrown: unknown) => ({ missed: { ...item, failure: toFailure(thrown) } }),
      );
      onProgress(++done, items.length);
      return outcome;
    },
    signal,
  );
  return {
    fetched: outcomes.flatMap((outcome) => ('came' in outcome ? [outcome.came] : [])),
    missed: outcomes.flatMap((outcome) => ('missed' in outcome ? [outcome.missed] : [])),
  };
};
