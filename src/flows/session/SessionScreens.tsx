import { t } from '#locales/fr/session.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Screen } from './Screen.tsx';

type SignIn = { onSignIn: () => void };

const SignInButton = ({ onSignIn }: SignIn) => (
  <PlainButton variant="filled" onClick={onSignIn}>
    {t('signIn')}
  </PlainButton>
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

/** The sign-in or a mandate failed (docs/rules.md#addresses). */
export const UnidentifiedScreen = ({ onRetry }: { onRetry: () => void }) => (
  <Screen title={t('unidentified.title')} text={t('unidentified.text')} isError>
    <PlainButton variant="filled" onClick={onRetry}>
      {t('unidentified.retry')}
    </PlainButton>
  </Screen>
);

export const UnavailableScreen = ({ onRetry, onSignOut }: { onRetry: () => void; onSignOut: () => void }) => (
  <Screen title={t('unavailable.title')} text={t('unavailable.text')} isError>
    <PlainButton variant="filled" onClick={onRetry}>
      {t('unavailable.retry')}
    </PlainButton>
    <PlainButton onClick={onSignOut}>{t('signOut')}</PlainButton>
  </Screen>
);

export const SignedOutScreen = ({ onSignIn }: SignIn) => (
  <Screen title={t('signedOut.title')} text={t('signedOut.text')}>
    <SignInButton onSignIn={onSignIn} />
  </Screen>
);
