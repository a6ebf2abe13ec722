import { type ReactNode, useState } from 'react';
import { addressSearch } from '../api/addresses.ts';
import { AddressesContext } from '../fields/addresses/SuggestionField.tsx';
import { useDeployment } from './settings/useDeployment.ts';

export const AddressesProvider = ({ children }: { children: ReactNode }) => {
  const deployment = useDeployment();
  const [addresses] = useState(() => addressSearch(deployment.addressSearch));
  return <AddressesContext value={addresses}>{children}</AddressesContext>;
};
