import { createActorContext } from '@xstate/react';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { forgetOwnToken, onTokenChangedElsewhere, onUnauthorized } from '../api/storage/token.ts';
import type { Profile } from '../domain/account/profile.ts';
import { session } from '../flows/session/session.ports.ts';
import { historyText } from './navigation/addresses.ts';

/** The session, the one actor that the whole tree reads. */
export const SessionContext = createActorContext(session);

/** A token is accepted: the page that was requested shows what becomes of its profile. */
export const isOpening = (snapshot: SnapshotFrom<typeof session>): boolean =>
  snapshot.matches({ open: { opening: 'loadingProfile' } }) ||
  snapshot.matches({ open: { opening: 'profileUnavailable' } }) ||
  snapshot.matches({ open: 'signedIn' });

const ProfileContext = createContext<Profile | null>(null);

/** Gives the profile to what is rendered once the session is open. */
export const ProfileProvider = ({ children }: { children: ReactNode }) => {
  const profile = SessionContext.useSelector(({ context }) => context.profile);
  return profile && <ProfileContext value={profile}>{children}</ProfileContext>;
};

/** The signed-in user, on the pages that know. */
export const useKnownProfile = (): Profile | null => use(ProfileContext);

/** The signed-in user; only protected pages may ask. */
export const useProfile = (): Profile => {
  const profile = useKnownProfile();
  if (!profile) throw new Error('No profile outside a protected page');
  return profile;
};

/** Whether the profile is being read again under the page that shows it. */
export const useIsRefreshing = (): boolean =>
  SessionContext.useSelector((snapshot) => snapshot.hasTag('refreshing'));

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

/** Wires the session to what happens around it. */
export const SessionWiring = () => {
  const session = SessionContext.useActorRef();
  const [, navigate] = useLocation();

  useEffect(() => wireSession(session, navigate), [session, navigate]);

  return null;
};
