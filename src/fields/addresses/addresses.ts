import { createContext, use } from 'react';
import type { Place, Street } from '../../domain/request/place.ts';

/** Where towns and streets are looked for; what fails rejects with an `AddressOutage`. */
export type Addresses = {
  suggestTowns: (query: string, signal: AbortSignal) => Promise<readonly Place[]>;
  suggestStreets: (
    search: { query: string /** Of the town. */; insee: string },
    signal: AbortSignal,
  ) => Promise<readonly Street[]>;
};

/** Given by the page, which knows its environment. */
export const AddressesContext = createContext<Addresses | null>(null);

export const useAddresses = (): Addresses => {
  const addresses = use(AddressesContext);
  if (!addresses) throw new Error('No AddressesContext around a field of places');
  return addresses;
};
