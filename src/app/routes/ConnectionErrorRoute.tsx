import { useState } from 'react';
import { useLocation } from 'wouter';
import { UnidentifiedScreen } from '../../flows/session/SessionScreens.tsx';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { goBackOr, readHistoryText } from '../navigation/addresses.ts';
import { SessionContext } from '../session.tsx';
import { PagePlaceholder } from '../start/Painted.tsx';

/** Apart: a sign-in that fails, which is far more frequent, is shown without waiting for the links and buttons of a session. */
const MandateFailedScreen = onDemand(
  () => import('../../flows/mandate-download/MandateDownloadView.tsx'),
  PagePlaceholder,
);

/**
 * The sign-in or a mandate failed. To try again is to ask for the mandate anew; of a sign-in, to go back, or to sign in
 * where nothing led here (docs/rules.md#error-screens).
 */
const ConnectionErrorRoute = () => {
  const session = SessionContext.useActorRef();
  const [, navigate] = useLocation();
  const [mandate] = useState(() => readHistoryText('failedMandate'));
  if (mandate !== null) return <MandateFailedScreen onRetry={() => navigate(mandate, { replace: true })} />;
  return <UnidentifiedScreen onRetry={() => goBackOr(() => session.send({ type: 'signIn.requested' }))} />;
};

export default ConnectionErrorRoute;
