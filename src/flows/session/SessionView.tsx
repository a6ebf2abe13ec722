import { useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/session.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { type Coming, onDemand, usePreload } from '../../ui/browser/onDemand.tsx';
import { Button, type Elements, Spinner } from '../../ui/controls/buttons/Button.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { useSnapshot } from '../../views/Flow.tsx';
import { RetryButton } from '../../views/forbidden.tsx';
import { Screen } from '../../views/Screen.tsx';
import { waiting } from '../../views/Views.css.ts';
import * as css from './Session.css.ts';
import type { AlertsProps } from './SessionAlerts.tsx';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const wait = (snapshot: Snapshot) => {
  if (snapshot.matches('signingOut')) return 'signingOut';
  return snapshot.hasTag('leaving') ? 'redirection.text' : 'checking';
};

type Actor = ActorRefFrom<typeof sessionMachine>;

type Props = { actor: Actor; painted?: Elements; children: Elements };

const Waiting = ({ label }: { label: string }) => (
  <div className={waiting}>
    <Spinner label={label} />
  </div>
);

type SignIn = { onSignIn: () => void };

const SignInButton = ({ onSignIn }: SignIn) => (
  <Button variant="filled" onPress={onSignIn}>
    {t('signIn')}
  </Button>
);

export const RedirectionScreen = ({ onSignIn }: SignIn) => (
  <Screen title={t('redirection.title')} progress={t('redirection.text')} text={t('redirection.help')}>
    <SignInButton onSignIn={onSignIn} />
  </Screen>
);

export const UnidentifiedScreen = ({ onRetry }: { onRetry: () => void }) => (
  <Screen title={t('unidentified.title')} text={t('unidentified.text')} isError>
    <Button variant="filled" onPress={onRetry}>
      {ui('retry')}
    </Button>
  </Screen>
);

const SignedOutScreen = ({ onSignIn }: SignIn) => (
  <Screen title={t('signedOut.title')} text={t('signedOut.text')}>
    <SignInButton onSignIn={onSignIn} />
  </Screen>
);

const AlertsPlaceholder = ({ actor, onRetry }: Coming & AlertsProps) => {
  if (actor.getSnapshot().matches({ open: 'signedIn' })) return null;
  return onRetry ? <RetryButton failure={null} onPress={onRetry} /> : <Waiting label={t('checking')} />;
};

const SessionAlerts = onDemand(() => import('./SessionAlerts.tsx'), AlertsPlaceholder);

const late = [SessionAlerts];

const hasWarning = (snapshot: Snapshot): boolean => {
  const { other, warning } = snapshot.context;
  return (
    snapshot.matches({ open: { signedIn: 'stale' } }) ||
    (snapshot.matches({ open: 'signedIn' }) && (other !== null || warning !== null))
  );
};

export const SessionView = ({ actor, painted, children }: Props) => {
  const snapshot = useSnapshot(actor);
  const onSignIn = () => actor.send({ type: 'signIn.requested' });
  usePreload(late);
  const place = useRef<HTMLDivElement>(null);

  if (snapshot.matches({ open: 'signedIn' })) {
    return (
      <>
        {children}
        {/* This attribute makes React Aria keep the alerts usable while a modal is open. */}
        <div ref={place} className={css.place} data-react-aria-top-layer="true">
          <div role="status">
            {snapshot.hasTag('refreshing') && (
              <p className={css.mark}>
                <Spinner />
                <span>{t('refreshing')}</span>
              </p>
            )}
          </div>
          {hasWarning(snapshot) && <SessionAlerts actor={actor} place={place} />}
        </div>
      </>
    );
  }
  if (snapshot.hasTag('inDoubt')) return <SessionAlerts actor={actor} />;
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
  return <Waiting label={t(wait(snapshot))} />;
};
