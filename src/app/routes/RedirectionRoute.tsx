import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { t } from '#locales/fr/session.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { RedirectionScreen, SessionView } from '../../flows/session/SessionView.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Screen } from '../../views/Screen.tsx';
import { readHistoryText } from '../navigation/addresses.ts';
import { isOpening, SessionContext } from '../session.tsx';

const CheckingScreen = ({ onSignIn }: { onSignIn: () => void }) => (
  <Screen title={t('redirection.title')} progress={t('redirection.checking')} text={t('redirection.help')}>
    <Button variant="filled" isBusy>
      {ui('retry')}
    </Button>
    <Button onPress={onSignIn}>{t('signIn')}</Button>
  </Screen>
);

/** Checks the token again after a failure, then opens the requested page (docs/rules.md#token-check). */
const RedirectionRoute = () => {
  const session = SessionContext.useActorRef();
  const snapshot = SessionContext.useSelector((current) => current);
  const onSignIn = () => session.send({ type: 'signIn.requested' });
  const isIdle = snapshot.matches({ open: { closed: 'idle' } });

  useEffect(() => {
    if (isIdle) session.send({ type: 'protectedPage.entered', target: readHistoryText('target') ?? '' });
  }, [session, isIdle]);

  if (isOpening(snapshot)) return <Redirect to={snapshot.context.target} replace />;
  if (snapshot.matches('open') && (isIdle || snapshot.hasTag('busy')))
    return <CheckingScreen onSignIn={onSignIn} />;
  if (snapshot.hasTag('leaving')) return <RedirectionScreen onSignIn={onSignIn} />;
  return <SessionView actor={session}>{null}</SessionView>;
};

export default RedirectionRoute;
