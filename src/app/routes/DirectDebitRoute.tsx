import { useCallback, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { DirectDebitPage } from '../../flows/direct-debit/DirectDebitView.tsx';
import { useQuery } from '../navigation/navigateSafely.ts';
import { findSelectedContract } from '../navigation/selectedContract.ts';
import { SessionContext, useProfile } from '../session.tsx';
import { useDeployment } from '../settings/useDeployment.ts';
import { withContracts } from './noContracts.tsx';

const start = '/prelevement-automatique';
const bills = '/espace-facturation';

type Parameters = { status?: string; fullRef?: string };

const DirectDebitRoute = () => {
  const profile = useProfile();
  const session = SessionContext.useActorRef();
  const deployment = useDeployment();
  const [, navigate] = useLocation();
  const { status, fullRef = '' } = useParams<Parameters>();
  const search = useQuery();
  const [{ origin }] = useState(location);
  const [today] = useState(() => new Date());

  const showBills = useCallback(() => navigate(bills, { replace: true }), [navigate]);
  const restart = useCallback(() => navigate(start, { replace: true }), [navigate]);
  const refresh = useCallback(() => session.send({ type: 'profile.outdated' }), [session]);

  return (
    <DirectDebitPage
      key={status}
      input={{
        contract: findSelectedContract({ search, fullRef }, profile),
        unread: profile.unreadContracts,
        returned: status === undefined ? null : { status, fullRef },
        signature: { origin, trusted: deployment.signatureOrigins },
        today,
      }}
      onInPlace={refresh}
      onAbandoned={showBills}
      onTurnedAway={showBills}
      onRestarted={restart}
    />
  );
};

export default withContracts('directDebit', DirectDebitRoute);
