import type { Gathered } from '../../domain/contract/contractPage.ts';
import { type Failure, isExpired, toFailure } from '../../domain/failure.ts';
import { inPool } from './pages.ts';

type Counted = { signal: AbortSignal; onProgress: (done: number, total: number) => void };

/** Makes a call per item, `concurrency` at a time, even after failures. Stops at the end of the session. */
export const gather = async <Item extends object, Answer extends object>(
  items: readonly Item[],
  call: (item: Item) => Promise<Answer>,
  { signal, onProgress }: Counted,
): Promise<Gathered<Item, Answer>> => {
  let done = 0;
  let end: Failure | null = null;
  const outcomes = await inPool(
    items,
    async (item) => {
      const outcome = await (end ? Promise.reject(end) : call(item)).then(
        (answer) => ({ came: { ...item, ...answer } }),
        (thrown: unknown) => {
          const failure = toFailure(thrown);
          if (isExpired(failure)) end = failure;
          return { missed: { ...item, failure } };
        },
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
