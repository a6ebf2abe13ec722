import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/session.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { required } from '#machines/setup/required.ts';
import { Spinner } from '../../ui/display/Spinner.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import type { Elements } from '../../ui/elements.ts';
import { waiting } from '../../views/Screen.css.ts';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { SessionBanner } from './SessionBanner.tsx';
import {
  ArrivalScreen,
  RedirectionScreen,
  RefusedScreen,
  SignedOutScreen,
  UnavailableScreen,
  UnidentifiedScreen,
} from './SessionScreens.tsx';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const wait = (snapshot: Snapshot) => {
  if (snapshot.matches('signingOut')) return 'signingOut';
  const isLeaving = snapshot.matches('forgettingToken') || snapshot.matches('goingToSignIn');
  return isLeaving ? 'redirection.text' : 'checking';
};

type Props = {
  actor: ActorRefFrom<typeof sessionMachine>;
  /** The shape of the page, where it is there before the session: it stays while the session is checked. */
  painted?: Elements;
  /** The page: rendered when the session is open, never before. */
  children: Elements;
};

/** What stands in the place of a protected page until its session is open. */
export const SessionView = ({ actor, painted, children }: Props) => {
  const snapshot = useSnapshot(actor);
  const onSignIn = () => actor.send({ type: 'signIn.requested' });
  const onCheckRetry = () => actor.send({ type: 'check.retried' });
  const onReload = () => actor.send({ type: 'profile.outdated' });
  const onSignOut = () => actor.send({ type: 'signOut.requested' });

  if (snapshot.matches({ open: 'signedIn' })) {
    return (
      <>
        {children}
        <SessionBanner actor={actor} snapshot={snapshot} />
      </>
    );
  }
  if (snapshot.matches({ open: { arriving: 'asking' } }))
    return (
      <ArrivalScreen
        open={required(snapshot.context.profile)}
        arriving={required(snapshot.context.other)}
        onKeep={() => actor.send({ type: 'session.kept' })}
        onSwitch={() => actor.send({ type: 'session.switched' })}
      />
    );
  if (snapshot.matches({ open: { opening: 'profileUnavailable' } })) {
    const { failure } = snapshot.context;
    return <UnavailableScreen failure={failure} onRetry={onReload} onSignOut={onSignOut} />;
  }
  if (snapshot.matches({ open: { closed: 'refused' } }))
    return <RefusedScreen onRetry={onCheckRetry} onSignIn={onSignIn} />;
  if (snapshot.matches({ open: { closed: 'unidentified' } }))
    return <UnidentifiedScreen onRetry={onSignIn} />;
  if (snapshot.matches('gone')) return <RedirectionScreen onSignIn={onSignIn} />;
  if (snapshot.matches('signedOut') || snapshot.matches({ open: { closed: 'closedElsewhere' } }))
    return <SignedOutScreen onSignIn={onSignIn} />;
  if (painted && snapshot.matches('open'))
    return (
      <>
        {painted}
        <VisuallyHidden>
          <span role="status">{!snapshot.matches({ open: { closed: 'idle' } }) && t('checking')}</span>
        </VisuallyHidden>
      </>
    );
  return (
    <div className={waiting}>
      <Spinner label={t(wait(snapshot))} />
    </div>
  );
};
