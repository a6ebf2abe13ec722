import type { ActorRefFrom } from 'xstate';
import { onUnauthorized } from '../api/client/unauthorized.ts';
import { forgetOwnToken, onTokenChangedElsewhere } from '../api/storage/token.ts';
import type { session } from '../flows/session/session.ports.ts';
import { historyText } from './historyText.ts';

type Navigate = (path: string, options: { replace: boolean; state?: unknown }) => void;

/**
 * Tells the session what happens around it: 401 answers, other tabs; and follows it to its error pages. Returns the way to
 * stop.
 */
export const wireSession = (actor: ActorRefFrom<typeof session>, navigate: Navigate): (() => void) => {
  const stopUnauthorized = onUnauthorized(() =>
    actor.send({ type: 'session.expired', target: location.pathname + location.search }),
  );
  const stopElsewhere = onTokenChangedElsewhere((token) => {
    if (token) return actor.send({ type: 'token.replaced', token });
    forgetOwnToken();
    sessionStorage.clear();
    actor.send({ type: 'signedOut.elsewhere' });
  });
  const { unsubscribe } = actor.subscribe((snapshot) => {
    if (snapshot.matches({ open: { closed: 'refused' } }))
      navigate('/erreur/redirection', {
        replace: true,
        state: historyText('target', snapshot.context.target),
      });
    if (snapshot.matches({ open: { closed: 'unidentified' } }))
      navigate('/erreur/connexion', { replace: true });
  });
  return () => {
    stopUnauthorized();
    stopElsewhere();
    unsubscribe();
  };
};
