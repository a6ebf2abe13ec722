import { matchesRoute } from '../../domain/paths.ts';

/** What the sign-in hands over at `/authenticate`; `token` is null where it gave none. */
export type Arrival = { token: string | null; relayState: string | null };

/**
 * Takes what the sign-in handed over out of the address bar and the history, where it must not stay
 * (docs/rules.md#sign-in). Null on any other page.
 */
export const takeArrival = (): Arrival | null => {
  const { pathname, search } = location;
  if (!matchesRoute('/authenticate', pathname)) return null;
  const query = new URLSearchParams(search);
  history.replaceState(null, '', pathname);
  return { token: query.get('token') || null, relayState: query.get('RelayState') };
};
