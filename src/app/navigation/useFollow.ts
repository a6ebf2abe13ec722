import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { overPage } from './overPage.ts';

/** Gives what follows a link of the portal; one to a search alone opens something over the page that it is on. */
export const useFollow = (): ((address: string) => void) => {
  const [, navigate] = useLocation();
  return useCallback(
    (address: string) => navigate(address, address.startsWith('?') ? { state: overPage } : undefined),
    [navigate],
  );
};
