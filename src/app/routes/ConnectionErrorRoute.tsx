import { useState } from 'react';
import { useLocation } from 'wouter';
import { UnidentifiedScreen } from '../../flows/session/SessionView.tsx';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { goBackOr, readHistoryText } from '../navigation/addresses.ts';
import { SessionContext } from '../session.tsx';
import { PagePlaceholder } from '../start/Painted.tsx';

/** Loaded on demand: most visitors of this URL see the screen of a failed sign-in instead. */
const MandateFailedScreen = onDemand(
  () => import('../../flows/mandate-download/MandateDownloadView.tsx'),
  PagePlaceholder,
);

const ConnectionErrorRoute = () => {
  const session = SessionContext.useActorRef();
  const [, navigate] = useLocation();
  const [mandate] = useState(() => readHistoryText('failedMandate'));
  if (mandate !== null) return <MandateFailedScreen onRetry={() => navigate(mandate, { replace: true })} />;
  return <UnidentifiedScreen onRetry={() => goBackOr(() => session.send({ type: 'signIn.requested' }))} />;
};

export default ConnectionErrorRoute;
