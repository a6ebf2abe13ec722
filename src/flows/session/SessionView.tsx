import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/session.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { required } from '#machines/setup/chart.ts';
import { personName } from '../../domain/account/user.ts';
import { Button, type Elements, Spinner } from '../../ui/controls/buttons/Button.tsx';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { WithServicePhone } from '../../ui/theme/brand.tsx';
import { useSnapshot } from '../../views/Flow.tsx';
import { failureText } from '../../views/failureText.ts';
import { RetryButton } from '../../views/forbidden.tsx';
import { waiting } from '../../views/Views.css.ts';
import * as css from './Session.css.ts';
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

type Actor = ActorRefFrom<typeof sessionMachine>;

type Props = {
  actor: Actor;
  painted?: Elements;
  children: Elements;
};

type SessionBannerProps = { actor: Actor; snapshot: Snapshot };
type BannerProps = { tone: 'bad' | 'warn'; title: string; text: string; children: Elements };

const Banner = ({ tone, title, text, children }: BannerProps) => (
  <div className={css.alert}>
    <Alert tone={tone} title={title}>
      <div className={css.words}>
        <p>
          <WithServicePhone>{text}</WithServicePhone>
        </p>
        {children}
      </div>
    </Alert>
  </div>
);

const Warning = ({ actor, snapshot }: SessionBannerProps) => {
  const { warning, profile } = snapshot.context;
  if (!warning || !profile) return null;
  return (
    <Banner
      tone="warn"
      title={t(`${warning}.title`)}
      text={t(`${warning}.text`, { own: personName(profile) })}
    >
      <Button onPress={() => actor.send({ type: 'warning.closed' })}>{t('warning.close')}</Button>
    </Banner>
  );
};

const Stale = ({ actor, snapshot }: SessionBannerProps) => {
  const { failure } = snapshot.context;
  return (
    <Banner
      tone="bad"
      title={t('stale.title')}
      text={failure ? `${t('stale.text')} ${failureText(failure)}` : t('stale.text')}
    >
      <RetryButton failure={failure} onPress={() => actor.send({ type: 'profile.outdated' })}>
        {t('stale.refresh')}
      </RetryButton>
    </Banner>
  );
};

const OtherUser = ({ actor, snapshot }: SessionBannerProps) => {
  const { profile, other } = snapshot.context;
  if (!profile || !other) return null;
  const names = { own: personName(profile), other: personName(other) };
  return (
    <Banner tone="warn" title={t('otherUser.title')} text={t('otherUser.text', names)}>
      <Button onPress={() => actor.send({ type: 'session.kept' })}>{t('otherUser.keep')}</Button>
      <Button onPress={() => askBeforeLeaving(() => actor.send({ type: 'session.switched' }), 'signOut')}>
        {t('otherUser.switch', names)}
      </Button>
    </Banner>
  );
};

const SessionBanner = ({ actor, snapshot }: SessionBannerProps) => (
  <div className={css.place}>
    <div role="status">
      {snapshot.hasTag('refreshing') && (
        <p className={css.mark}>
          <Spinner />
          <span>{t('refreshing')}</span>
        </p>
      )}
    </div>
    {snapshot.matches({ open: { signedIn: 'stale' } }) && <Stale actor={actor} snapshot={snapshot} />}
    <OtherUser actor={actor} snapshot={snapshot} />
    <Warning actor={actor} snapshot={snapshot} />
  </div>
);

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
