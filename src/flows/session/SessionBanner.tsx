import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/session.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { Spinner } from '../../ui/display/Spinner.tsx';
import { WithServicePhone } from '../../ui/display/WithServicePhone.tsx';
import type { Elements } from '../../ui/elements.ts';
import { failureText } from '../../views/failureText.ts';
import { RetryButton } from '../../views/forbidden.tsx';
import { personName } from './personName.ts';
import * as css from './SessionBanner.css.ts';

type Actor = ActorRefFrom<typeof sessionMachine>;
type Props = { actor: Actor; snapshot: SnapshotFrom<typeof sessionMachine> };
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

/** Warning about the storage, or about the link of the page; the signed-in user stays the same. */
const Warning = ({ actor, snapshot }: Props) => {
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

const Stale = ({ actor, snapshot }: Props) => {
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

const OtherUser = ({ actor, snapshot }: Props) => {
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

/** Says over the page, which stays where it is, what became of its session: read again, out of date, another's, not stored. */
export const SessionBanner = ({ actor, snapshot }: Props) => (
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
