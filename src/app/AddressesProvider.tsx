import { type ReactNode, useState } from 'react';
import { addressSearch } from '../api/addresses.ts';
import { AddressesContext } from '../fields/addresses.ts';
import { useSettings } from './settings.ts';

/** Gives the fields of places the address service of the environment. */
export const AddressesProvider = ({ children }: { children: ReactNode }) => {
  const { environment } = useSettings();
  const [addresses] = useState(() => addressSearch(environment.addressSearch));
  return <AddressesContext value={addresses}>{children}</AddressesContext>;
};
