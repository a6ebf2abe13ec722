import { createActorContext } from '@xstate/react';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Profile } from '#machines/domain/account/profile.ts';
import { onUnauthorized } from '../api/client/unauthorized.ts';
import { forgetOwnToken, onTokenChangedElsewhere } from '../api/storage/token.ts';
import { session } from '../flows/session/session.ports.ts';

/** The session, the one actor that the whole tree reads. */
export const SessionContext = createActorContext(session);

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

/** Tells the session what happens around it: 401 answers, other tabs; and follows it to its error pages. */
export const SessionWiring = () => {
  const session = SessionContext.useActorRef();
  const [, navigate] = useLocation();

  useEffect(
    () =>
      onUnauthorized(() =>
        session.send({ type: 'session.expired', target: location.pathname + location.search }),
      ),
    [session],
  );

  useEffect(
    () =>
      onTokenChangedElsewhere((token) => {
        if (token) return session.send({ type: 'token.replaced', token });
        forgetOwnToken();
        sessionStorage.clear();
        session.send({ type: 'signedOut.elsewhere' });
      }),
    [session],
  );

  useEffect(() => {
    const { unsubscribe } = session.subscribe((snapshot) => {
      if (snapshot.matches({ open: { closed: 'refused' } }))
        navigate('/erreur/redirection', { replace: true });
      if (snapshot.matches({ open: { closed: 'unidentified' } }))
        navigate('/erreur/connexion', { replace: true });
    });
    return unsubscribe;
  }, [session, navigate]);

  return null;
};
