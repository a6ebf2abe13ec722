import { failures } from '#locales/fr/failures.ts';
import type { Gathered } from '../../domain/contract/contractPage.ts';
import { technicalFailure, toFailure } from '../../domain/failure.ts';
import { onUnauthorized } from '../storage/token.ts';
import { inPool } from './pages.ts';

type Counted = { signal: AbortSignal; onProgress: (done: number, total: number) => void };

/** Rejects pending calls at the end of the session, because a call that got a 401 never settles. */
const whileSignedIn = () => {
  let isOver = false;
  let stop = () => {};
  const expired = new Promise<never>((_, reject) => {
    stop = onUnauthorized(() => {
      isOver = true;
      reject(technicalFailure(failures.expired));
    });
  });
  const answer = <Answer>(call: () => Promise<Answer>) =>
    isOver ? expired : Promise.race([call(), expired]);
  expired.catch(() => {});
  return { answer, stop };
};

/** Makes a call for each item, with limited concurrency. If a call fails, returns the other responses. */
export const gather = async <Item extends object, Answer extends object>(
  items: readonly Item[],
  call: (item: Item) => Promise<Answer>,
  { signal, onProgress }: Counted,
): Promise<Gathered<Item, Answer>> => {
  const session = whileSignedIn();
  let done = 0;
  const outcomes = await inPool(
    items,
    async (item) => {
      const outcome = await session
        .answer(() => call(item))
        .then(
          (answer) => ({ came: { ...item, ...answer } }),
          (thrown: unknown) => ({ missed: { ...item, failure: toFailure(thrown) } }),
        );
      onProgress(++done, items.length);
      return outcome;
    },
    signal,
  ).finally(session.stop);
  return {
    fetched: outcomes.flatMap((outcome) => ('came' in outcome ? [outcome.came] : [])),
    missed: outcomes.flatMap((outcome) => ('missed' in outcome ? [outcome.missed] : [])),
  };
};
