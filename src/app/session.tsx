import { createActorContext } from '@xstate/react';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { type ActorRefFrom, type SnapshotFrom, waitFor } from 'xstate';
import {
  forgetOwnToken,
  keepOwnToken,
  onTokenChangedElsewhere,
  onUnauthorized,
} from '../api/storage/token.ts';
import type { Profile } from '../domain/account/profile.ts';
import { session } from '../flows/session/session.ports.ts';
import { onDemand } from '../ui/browser/onDemand.tsx';
import { ContractsContext } from '../views/contractsContext.ts';

const UserWiring = onDemand(() => import('./UserWiring.tsx'));

export const SessionContext = createActorContext(session);

/** True as soon as the back office has accepted the token, even if the profile is not loaded yet. */
export const isOpening = (snapshot: SnapshotFrom<typeof session>): boolean =>
  snapshot.matches({ open: { opening: 'loadingProfile' } }) ||
  snapshot.matches({ open: { opening: 'profileUnavailable' } }) ||
  snapshot.matches({ open: 'signedIn' });

export const isSessionOver = (snapshot: SnapshotFrom<typeof session>): boolean =>
  snapshot.matches('signingOut') ||
  snapshot.matches('signedOut') ||
  snapshot.matches({ open: { closed: 'closedElsewhere' } }) ||
  snapshot.matches({ open: { opening: 'storingToken' } });

const visits = new Set<() => void>();

export const onVisitOver = (forget: () => void): void => void visits.add(forget);

export const forgetVisit = (): void => {
  for (const forget of visits) forget();
};

const ProfileContext = createContext<Profile | null>(null);

export const ProfileProvider = ({ children }: { children: ReactNode }) => {
  const profile = SessionContext.useSelector(({ context }) => context.profile);
  const contracts = useMemo(
    () => new Map(profile?.contracts.map((contract) => [contract.reference, contract])),
    [profile],
  );
  return (
    profile && (
      <ProfileContext value={profile}>
        <UserWiring user={profile.email} />
        <ContractsContext value={contracts}>{children}</ContractsContext>
      </ProfileContext>
    )
  );
};

export const useKnownProfile = (): Profile | null => use(ProfileContext);

export const useProfile = (): Profile => {
  const profile = useKnownProfile();
  if (!profile) throw new Error('No profile');
  return profile;
};

type Navigate = (path: string, options: { replace: boolean; state?: unknown }) => void;

/**
 * Notifies the session of calls with status 401 and of sign-ins in other tabs. A call with status 401 rejects
 * only after the typed values are stored and the protected page is hidden. Returns the cleanup.
 */
export const wireSession = (actor: ActorRefFrom<typeof session>, navigate: Navigate): (() => void) => {
  const stopUnauthorized = onUnauthorized(() => {
    actor.send({ type: 'session.expired', target: location.pathname + location.search });
    return waitFor(actor, (snapshot) => !snapshot.hasTag('expiring'));
  });
  const stopElsewhere = onTokenChangedElsewhere((token) => {
    if (actor.getSnapshot().matches({ open: 'signedIn' })) keepOwnToken();
    if (token) return actor.send({ type: 'token.replaced', token });
    forgetOwnToken();
    sessionStorage.clear();
    actor.send({ type: 'signedOut.elsewhere' });
  });
  const { unsubscribe } = actor.subscribe((snapshot) => {
    if (snapshot.matches({ open: { closed: 'refused' } }))
      navigate('/erreur/redirection', { replace: true, state: { target: snapshot.context.target } });
    if (snapshot.matches({ open: { closed: 'unidentified' } }))
      navigate('/erreur/connexion', { replace: true });
  });
  return () => {
    stopUnauthorized();
    stopElsewhere();
    unsubscribe();
  };
};

export const SessionWiring = () => {
  const session = SessionContext.useActorRef();
  const [, navigate] = useLocation();

  useEffect(() => wireSession(session, navigate), [session, navigate]);

  return null;
};
