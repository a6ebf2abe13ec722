import { useSearch } from 'wouter/use-browser-location';

/** The query of the address, as it is written: the router's own is decoded once already, and `100%25` would be read twice. */
export const useQuery = (): string => useSearch().replace(/^\?/, '');
