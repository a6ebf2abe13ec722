import { useCallback, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { DirectDebitPage } from '../../flows/direct-debit/DirectDebitView.tsx';
import { useQuery } from '../navigation/navigateSafely.ts';
import { findSelectedContract } from '../navigation/selectedContract.ts';
import { SessionContext, useProfile } from '../session.tsx';
import { useDeployment } from '../settings/useDeployment.ts';
import { withContracts } from './noContracts.tsx';

const DirectDebitRoute = () => {
  const profile = useProfile();
  const session = SessionContext.useActorRef();
  const deployment = useDeployment();
  const [, navigate] = useLocation();
  const { status, fullRef = '' } = useParams<{ status?: string; fullRef?: string }>();
  const search = useQuery();
  const [{ origin }] = useState(location);
  const [today] = useState(() => new Date());

  const showBills = () => navigate('/espace-facturation', { replace: true });
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
      onRestarted={() => navigate('/prelevement-automatique', { replace: true })}
    />
  );
};

export default withContracts('directDebit', DirectDebitRoute);
