import { t } from '#locales/fr/session.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Profile } from '#machines/domain/account/profile.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Screen } from '../../views/Screen.tsx';
import { personName } from './personName.ts';
import * as css from './SessionScreens.css.ts';

type SignIn = { onSignIn: () => void };

const SignInButton = ({ onSignIn }: SignIn) => (
  <Button variant="filled" onPress={onSignIn}>
    {t('signIn')}
  </Button>
);

/** The check of the session failed (docs/rules.md#token-check). */
export const RefusedScreen = ({ onSignIn }: SignIn) => (
  <Screen title={t('refused.title')} text={t('refused.text')} isError>
    <SignInButton onSignIn={onSignIn} />
  </Screen>
);

/** On the way to the sign-in, with a way out should the way be long. */
export const RedirectionScreen = ({ onSignIn }: SignIn) => (
  <Screen title={t('redirection.title')} progress={t('redirection.text')} text={t('redirection.help')}>
    <SignInButton onSignIn={onSignIn} />
  </Screen>
);

/** The sign-in failed (docs/rules.md#addresses). */
export const UnidentifiedScreen = ({ onRetry }: { onRetry: () => void }) => (
  <Screen title={t('unidentified.title')} text={t('unidentified.text')} isError>
    <Button variant="filled" onPress={onRetry}>
      {ui('retry')}
    </Button>
  </Screen>
);

export const UnavailableScreen = ({ onRetry, onSignOut }: { onRetry: () => void; onSignOut: () => void }) => (
  <Screen title={t('unavailable.title')} text={t('unavailable.text')} isError>
    <Button variant="filled" onPress={onRetry}>
      {ui('retry')}
    </Button>
    <Button onPress={onSignOut}>{t('signOut')}</Button>
  </Screen>
);

export const SignedOutScreen = ({ onSignIn }: SignIn) => (
  <Screen title={t('signedOut.title')} text={t('signedOut.text')}>
    <SignInButton onSignIn={onSignIn} />
  </Screen>
);

type ArrivalProps = { open: Profile; arriving: Profile; onKeep: () => void; onSwitch: () => void };

/** A link opens the session of someone else than who is signed in (docs/rules.md#arriving-token). */
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
