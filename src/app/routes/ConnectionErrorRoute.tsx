import { useState } from 'react';
import { useLocation } from 'wouter';
import { MandateFailedScreen } from '../../flows/mandate-download/MandateFailedScreen.tsx';
import { UnidentifiedScreen } from '../../flows/session/SessionScreens.tsx';
import { readFailedMandate } from '../failedMandate.ts';
import { goBackOr } from '../navigation/goBack.ts';
import { SessionContext } from '../session.tsx';

/**
 * The sign-in or a mandate failed. To try again is to ask for the mandate anew; of a sign-in, to go back, or to sign in
 * where nothing led here (docs/rules.md#error-screens).
 */
const ConnectionErrorRoute = () => {
  const session = SessionContext.useActorRef();
  const [, navigate] = useLocation();
  const [mandate] = useState(readFailedMandate);
  if (mandate !== null) return <MandateFailedScreen onRetry={() => navigate(mandate, { replace: true })} />;
  return <UnidentifiedScreen onRetry={() => goBackOr(() => session.send({ type: 'signIn.requested' }))} />;
};

export default ConnectionErrorRoute;
