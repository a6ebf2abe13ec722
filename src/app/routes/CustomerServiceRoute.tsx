import { useActorRef } from '@xstate/react';
import { useLocation } from 'wouter';
import { CustomerServiceView } from '../../flows/customer-service/CustomerServiceView.tsx';
import { customerService } from '../../flows/customer-service/customerService.ports.ts';
import { PhoneLookupView } from '../../flows/phone-lookup/PhoneLookupView.tsx';
import { phoneLookup } from '../../flows/phone-lookup/phoneLookup.ports.ts';
import { askBeforeLeaving } from '../../ui/leaving.ts';
import { useFlowEnd } from '../../views/useFlowEnd.ts';
import { AddressesProvider } from '../AddressesProvider.tsx';
import { goBackOr } from '../goBack.ts';
import { useProfile } from '../session.tsx';

const logic = customerService(phoneLookup);

/** A request of the signed-in user; who turns out to be someone else signs out (docs/rules.md#identity-confirmation). */
const CustomerServiceRoute = () => {
  const { type: role, contracts, first_name, last_name } = useProfile();
  const [, navigate] = useLocation();
  const actor = useActorRef(logic, {
    input: { role, contracts, identity: { first_name, last_name } },
  });
  useFlowEnd(actor, (end) => {
    if (end.matches('disowned')) navigate('/logout');
    else goBackOr(() => navigate('/'));
  });
  return (
    <AddressesProvider>
      <CustomerServiceView
        actor={actor}
        phoneStep={(lookup) => <PhoneLookupView actor={lookup} />}
        onClose={() => askBeforeLeaving(() => actor.send({ type: 'closed' }))}
      />
    </AddressesProvider>
  );
};

export default CustomerServiceRoute;
