import { t } from '#locales/fr/session.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { personName } from '../../domain/account/user.ts';
import type { Failure } from '../../domain/failure.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { failureText } from '../../views/failureText.ts';
import { RetryButton } from '../../views/forbidden.tsx';
import { Screen } from '../../views/Screen.tsx';
import * as css from './Session.css.ts';

type SignIn = { onSignIn: () => void };

const SignInButton = ({ onSignIn }: SignIn) => (
  <Button variant="filled" onPress={onSignIn}>
    {t('signIn')}
  </Button>
);

export const RefusedScreen = ({ onRetry, onSignIn }: SignIn & { onRetry: () => void }) => (
  <Screen title={t('refused.title')} text={t('refused.text')} isError>
    <Button variant="filled" onPress={onRetry}>
      {ui('retry')}
    </Button>
    <Button onPress={onSignIn}>{t('signIn')}</Button>
  </Screen>
);

export const RedirectionScreen = ({ onSignIn }: SignIn) => (
  <Screen title={t('redirection.title')} progress={t('redirection.text')} text={t('redirection.help')}>
    <SignInButton onSignIn={onSignIn} />
  </Screen>
);

/** Screen of `/erreur/redirection` while the token check is repeated. */
export const CheckingScreen = ({ onSignIn }: SignIn) => (
  <Screen title={t('redirection.title')} progress={t('redirection.checking')} text={t('redirection.help')}>
    <Button variant="filled" isBusy>
      {ui('retry')}
    </Button>
    <Button onPress={onSignIn}>{t('signIn')}</Button>
  </Screen>
);

export const UnidentifiedScreen = ({ onRetry }: { onRetry: () => void }) => (
  <Screen title={t('unidentified.title')} text={t('unidentified.text')} isError>
    <Button variant="filled" onPress={onRetry}>
      {ui('retry')}
    </Button>
  </Screen>
);

type UnavailableProps = { failure: Failure | null; onRetry: () => void; onSignOut: () => void };

export const UnavailableScreen = ({ failure, onRetry, onSignOut }: UnavailableProps) => (
  <Screen
    title={failure?.isForbidden ? ui('forbidden') : t('unavailable.title')}
    text={`${t('unavailable.text')} ${failureText(failure)}`}
    isError
  >
    <RetryButton variant="filled" failure={failure} onPress={onRetry} />
    <Button onPress={onSignOut}>{t('signOut')}</Button>
  </Screen>
);

export const SignedOutScreen = ({ onSignIn }: SignIn) => (
  <Screen title={t('signedOut.title')} text={t('signedOut.text')}>
    <SignInButton onSignIn={onSignIn} />
  </Screen>
);

type ArrivalProps = { open: Profile; arriving: Profile; onKeep: () => void; onSwitch: () => void };

/** Asks the user to choose a session, after a link with the token of another user (docs/rules.md#arriving-token). */
export const ArrivalScreen = ({ open, arriving, onKeep, onSwitch }: ArrivalProps) => {
  const names = { open: personName(open), arriving: personName(arriving) };
  return (
    <Screen title={t('arrival.title')} text={t('arrival.text', names)}>
      <Button variant="filled" onPress={onKeep}>
        <span className={css.named}>{t('arrival.keep', names)}</span>
      </Button>
      <Button onPress={onSwitch}>
        <span className={css.named}>{t('arrival.switch', names)}</span>
      </Button>
    </Screen>
  );
};
