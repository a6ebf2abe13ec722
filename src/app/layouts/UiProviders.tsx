import { type ReactNode, useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { FollowContext } from '../../ui/FollowContext.ts';
import { keepFocus } from '../../ui/keepFocus.ts';
import { overPage } from '../overPage.ts';

/** What the components need around them: the router for their links, and who keeps the focus. */
export const UiProviders = ({ children }: { children: ReactNode }) => {
  const [, navigate] = useLocation();
  useEffect(keepFocus, []);
  // A link to a search alone opens something over the page that it is on.
  const follow = useCallback(
    (address: string) => navigate(address, address.startsWith('?') ? { state: overPage } : undefined),
    [navigate],
  );
  return <FollowContext value={follow}>{children}</FollowContext>;
};
