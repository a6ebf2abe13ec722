import { useCallback } from 'react';
import { useLocation } from 'wouter';

/** The state of the entries of the history that a link of the page itself has opened over the page. */
export const overPage = 'overPage';

/** Gives what follows a link of the portal; one to a search alone opens something over the page that it is on. */
export const useFollow = (): ((address: string) => void) => {
  const [, navigate] = useLocation();
  return useCallback(
    (address: string) => navigate(address, address.startsWith('?') ? { state: overPage } : undefined),
    [navigate],
  );
};
