import { onUnauthorized, readToken } from '../storage/token.ts';
import { waitFor } from './ahead.ts';

const caches = new Set<Map<string, unknown>>();

/** Empties every cache of the visit, for example when another user signs in. */
export const clearVisitCaches = (): void => {
  for (const cache of caches) cache.clear();
};

onUnauthorized(clearVisitCaches);

/**
 * Caches the answers of a read in memory, by user (token) and key, until the page is reloaded or the session ends.
 * Callers of the same key share one call, which continues if one of them aborts. A failed call is not cached.
 */
export const cachedForVisit = <Query, Answer>(
  keyOf: (query: Query) => string,
  read: (query: Query, signal: AbortSignal) => Promise<Answer>,
) => {
  const answers = new Map<string, Promise<Answer>>();
  caches.add(answers);
  const keyFor = (query: Query) => `${readToken()} ${keyOf(query)}`;
  const call = (query: Query, signal: AbortSignal): Promise<Answer> => {
    const key = keyFor(query);
    const known = answers.get(key);
    if (known) return waitFor(known, signal);
    const answer = read(query, new AbortController().signal);
    answers.set(key, answer);
    answer.catch(() => {
      if (answers.get(key) === answer) answers.delete(key);
    });
    return waitFor(answer, signal);
  };
  const forget = (query: Query): void => {
    answers.delete(keyFor(query));
  };
  return Object.assign(call, { forget });
};
