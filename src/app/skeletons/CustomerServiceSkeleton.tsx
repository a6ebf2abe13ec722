import { useState } from 'react';
import { createActor } from 'xstate';
import { customerServiceMachine } from '#machines/customer-service/customerService.machine.ts';
import { CustomerServiceView } from '../../flows/customer-service/CustomerServiceView.tsx';

const CustomerServiceSkeleton = () => {
  const [actor] = useState(() =>
    createActor(customerServiceMachine, {
      input: { role: 'owner', contracts: [], today: '', identity: { first_name: '', last_name: '' } },
    }),
  );
  return (
    <CustomerServiceView
      actor={actor}
      phoneStep={() => null}
      phones={{ emergencyPhone: '', servicePhone: '' }}
      onClose={() => {}}
    />
  );
};

export default CustomerServiceSkeleton;
