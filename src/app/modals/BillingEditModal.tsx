import type { ComponentProps } from 'react';
import BillingEditDialog from '../../flows/billing-edit/BillingEditDialog.tsx';
import { AddressesProvider } from '../AddressesProvider.tsx';

/** The form of the billing of a contract, whose address is suggested. */
const BillingEditModal = (props: ComponentProps<typeof BillingEditDialog>) => (
  <AddressesProvider>
    <BillingEditDialog {...props} />
  </AddressesProvider>
);

export default BillingEditModal;
