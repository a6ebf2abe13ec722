import { onUnauthorized, readToken } from '../storage/token.ts';
import { waitFor } from './ahead.ts';

type Shared<Query, Answer> = {
  query: Query;
  answer: Promise<Answer>;
  known?: Answer;
  callers: number;
  stop: () => void;
};

const caches = new Set<Map<string, unknown>>();

export const clearVisitCaches = (): void => {
  for (const cache of caches) cache.clear();
};

onUnauthorized(clearVisitCaches);

/**
 * Caches the responses of a call for data in memory until the session ends. Calls with the same token and key
 * share one request, which is aborted if all its callers abort. Failures are not cached.
 */
export const cachedForVisit = <Query, Answer>(
  keyOf: (query: Query) => string,
  read: (query: Query, signal: AbortSignal) => Promise<Answer>,
) => {
  const answers = new Map<string, Shared<Query, Answer>>();
  caches.add(answers);
  const keyFor = (query: Query) => `${readToken()} ${keyOf(query)}`;
  const start = (query: Query, key: string): Shared<Query, Answer> => {
    const cancelled = new AbortController();
    const drop = () => {
      if (answers.get(key) === shared) answers.delete(key);
    };
    const stop = () => {
      drop();
      cancelled.abort();
    };
    const answer = read(query, cancelled.signal);
    const shared: Shared<Query, Answer> = { query, answer, callers: 0, stop };
    answers.set(key, shared);
    shared.answer.then((known) => Object.assign(shared, { known }), drop);
    return shared;
  };
  const call = (query: Query, signal: AbortSignal): Promise<Answer> => {
    const key = keyFor(query);
    const shared = answers.get(key) ?? start(query, key);
    shared.callers += 1;
    return waitFor(shared.answer, signal, () => {
      shared.callers -= 1;
      if (shared.callers === 0) shared.stop();
    });
  };
  const forget = (query: Query): void => {
    answers.delete(keyFor(query));
  };
  const peek = (query: Query): Answer | undefined => answers.get(keyFor(query))?.known;
  const list = (): (Query & { known: Answer })[] =>
    [...answers].flatMap(([key, { query, known }]) =>
      known !== undefined && key === keyFor(query) ? { ...query, known } : [],
    );
  return Object.assign(call, { forget, peek, list });
};
