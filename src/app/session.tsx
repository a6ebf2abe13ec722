import { createActorContext } from '@xstate/react';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import type { Profile } from '#machines/domain/account/profile.ts';
import { session } from '../flows/session/session.ports.ts';
import { wireSession } from './wireSession.ts';

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

/** Wires the session to what happens around it. */
export const SessionWiring = () => {
  const session = SessionContext.useActorRef();
  const [, navigate] = useLocation();

  useEffect(() => wireSession(session, navigate), [session, navigate]);

  return null;
};
