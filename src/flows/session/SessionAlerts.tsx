import type { RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { t as session } from '#locales/fr/session.ts';
import { t } from '#locales/fr/sessionAlerts.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { required } from '#machines/setup/chart.ts';
import { personName } from '../../domain/account/user.ts';
import { useEdgeHeight } from '../../ui/browser/hooks.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { WithServicePhone } from '../../ui/theme/brand.tsx';
import { useSnapshot } from '../../views/Flow.tsx';
import { failureText } from '../../views/failureText.ts';
import { RetryButton } from '../../views/forbidden.tsx';
import { Screen } from '../../views/Screen.tsx';
import * as css from './Session.css.ts';

type Actor = ActorRefFrom<typeof sessionMachine>;

/** `place`: element that contains the alerts when a user is signed in. */
export type AlertsProps = { actor: Actor; place?: RefObject<HTMLElement | null> };

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

const Warnings = ({ actor, place }: Required<AlertsProps>) => {
  useEdgeHeight(place, '--alert-height', true);
  const snapshot = useSnapshot(actor);
  const { warning, profile, other, failure } = snapshot.context;
  const own = profile ? personName(profile) : '';
  const names = other && { own, other: personName(other) };
  return (
    <>
      {snapshot.matches({ open: { signedIn: 'stale' } }) && (
        <Banner
          tone="bad"
          title={t('stale.title')}
          text={failure ? `${t('stale.text')} ${failureText(failure)}` : t('stale.text')}
        >
          <RetryButton failure={failure} onPress={() => actor.send({ type: 'refresh.requested' })}>
            {t('stale.refresh')}
          </RetryButton>
        </Banner>
      )}
      {names && (
        <Banner tone="warn" title={t('otherUser.title')} text={t('otherUser.text', names)}>
          <Button onPress={() => actor.send({ type: 'session.kept' })}>{t('otherUser.keep')}</Button>
          <Button
            onPress={() =>
              askBeforeLeaving(() =>
                askBeforeLeaving(() => actor.send({ type: 'session.switched' }), 'signOut'),
              )
            }
          >
            {t('otherUser.switch', names)}
          </Button>
        </Banner>
      )}
      {warning && (
        <Banner tone="warn" title={t(`${warning}.title`)} text={t(`${warning}.text`, { own })}>
          <Button onPress={() => actor.send({ type: 'warning.closed' })}>{t('warning.close')}</Button>
        </Banner>
      )}
    </>
  );
};

const RefusedScreen = ({ actor }: { actor: Actor }) => (
  <Screen title={t('refused.title')} text={t('refused.text')} isError>
    <Button variant="filled" onPress={() => actor.send({ type: 'check.retried' })}>
      {ui('retry')}
    </Button>
    <Button onPress={() => actor.send({ type: 'signIn.requested' })}>{session('signIn')}</Button>
  </Screen>
);

const UnavailableScreen = ({ actor }: { actor: Actor }) => {
  const { failure } = useSnapshot(actor).context;
  return (
    <Screen
      title={failure?.isForbidden ? ui('forbidden') : t('unavailable.title')}
      text={`${t('unavailable.text')} ${failureText(failure)}`}
      isError
    >
      <RetryButton
        variant="filled"
        failure={failure}
        onPress={() => actor.send({ type: 'profile.outdated' })}
      />
      <Button onPress={() => actor.send({ type: 'signOut.requested' })}>{t('signOut')}</Button>
    </Screen>
  );
};

/** Choice between two users, after a link with the token of another user (docs/rules.md#arriving-token). */
const ArrivalScreen = ({ actor }: { actor: Actor }) => {
  const { profile, other } = useSnapshot(actor).context;
  const names = { open: personName(required(profile)), arriving: personName(required(other)) };
  return (
    <Screen title={t('arrival.title')} text={t('arrival.text', names)}>
      <Button variant="filled" onPress={() => actor.send({ type: 'session.kept' })}>
        <span className={css.named}>{t('arrival.keep', names)}</span>
      </Button>
      <Button onPress={() => actor.send({ type: 'session.switched' })}>
        <span className={css.named}>{t('arrival.switch', names)}</span>
      </Button>
    </Screen>
  );
};

const SessionAlerts = ({ actor, place }: AlertsProps) => {
  const snapshot = useSnapshot(actor);
  if (place && snapshot.matches({ open: 'signedIn' })) return <Warnings actor={actor} place={place} />;
  if (snapshot.matches({ open: { arriving: 'asking' } })) return <ArrivalScreen actor={actor} />;
  if (snapshot.matches({ open: { closed: 'refused' } })) return <RefusedScreen actor={actor} />;
  return <UnavailableScreen actor={actor} />;
};

export default SessionAlerts;
