import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/session.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { Alert } from '../../ui/Alert.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { waiting } from './Screen.css.ts';
import {
  RedirectionScreen,
  RefusedScreen,
  SignedOutScreen,
  UnavailableScreen,
  UnidentifiedScreen,
} from './SessionScreens.tsx';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const wait = (snapshot: Snapshot) => {
  if (snapshot.matches('signingOut')) return 'signingOut';
  return snapshot.matches('goingToSignIn') ? 'redirection.text' : 'checking';
};

type Props = {
  actor: ActorRefFrom<typeof sessionMachine>;
  /** The page: rendered when the session is open, never before. */
  children: ReactNode;
};

/** What stands in the place of a protected page until its session is open. */
export const SessionView = ({ actor, children }: Props) => {
  const snapshot = useSnapshot(actor);
  const onSignIn = () => actor.send({ type: 'signIn.requested' });
  const onReload = () => actor.send({ type: 'profile.outdated' });
  const onSignOut = () => actor.send({ type: 'signOut.requested' });

  if (snapshot.matches({ open: 'signedIn' })) {
    return (
      <>
        {snapshot.matches({ open: { signedIn: 'stale' } }) && (
          <Alert tone="bad" title={t('stale.title')}>
            {t('stale.text')} <PlainButton onClick={onReload}>{t('stale.refresh')}</PlainButton>
          </Alert>
        )}
        {children}
      </>
    );
  }
  if (snapshot.matches({ open: 'profileUnavailable' })) {
    return <UnavailableScreen onRetry={onReload} onSignOut={onSignOut} />;
  }
  if (snapshot.matches({ open: { closed: 'refused' } })) return <RefusedScreen onSignIn={onSignIn} />;
  if (snapshot.matches({ open: { closed: 'unidentified' } }))
    return <UnidentifiedScreen onRetry={onSignIn} />;
  if (snapshot.matches('gone')) return <RedirectionScreen onSignIn={onSignIn} />;
  if (snapshot.matches('signedOut')) return <SignedOutScreen onSignIn={onSignIn} />;
  if (snapshot.matches({ open: { closed: 'idle' } })) return null;
  return (
    <div className={waiting}>
      <Spinner label={t(wait(snapshot))} />
    </div>
  );
};
