import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { mandateForm } from '#machines/payment/payment.machine.ts';
import { PaymentPage } from '../../flows/payment/PaymentView.tsx';
import { useQuery } from '../navigation/navigateSafely.ts';
import { findSelectedContract } from '../navigation/selectedContract.ts';
import { SessionContext, useProfile } from '../session.tsx';
import { useDeployment } from '../settings/useDeployment.ts';

const PaymentRoute = () => {
  const profile = useProfile();
  const contract = findSelectedContract({ search: useQuery() }, profile);
  const session = SessionContext.useActorRef();
  const deployment = useDeployment();
  const [, navigate] = useLocation();
  const [{ origin }] = useState(location);

  const refresh = useCallback(() => session.send({ type: 'profile.outdated' }), [session]);

  return (
    <PaymentPage
      key={contract?.reference}
      input={{ contract, unread: profile.unreadContracts }}
      form={mandateForm(deployment.mandateForm, origin)}
      onProfileOutdated={refresh}
      onTurnedAway={() => navigate('/espace-facturation', { replace: true })}
    />
  );
};

export default PaymentRoute;
