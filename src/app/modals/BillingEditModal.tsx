import type { ComponentProps } from 'react';
import BillingEditDialog from '../../flows/billing-edit/BillingEditDialog.tsx';
import { AddressesProvider } from '../AddressesProvider.tsx';

const BillingEditModal = (props: ComponentProps<typeof BillingEditDialog>) => (
  <AddressesProvider>
    <BillingEditDialog {...props} />
  </AddressesProvider>
);

export default BillingEditModal;
