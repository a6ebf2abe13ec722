import { type ReactNode, useEffect } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocation } from 'wouter';
import { keepFocus } from '../../ui/keepFocus.ts';
import { overPage } from '../overPage.ts';

/** What the components need around them: their language, the router for their links, and who keeps the focus. */
export const AriaProviders = ({ children }: { children: ReactNode }) => {
  const [, navigate] = useLocation();
  useEffect(keepFocus, []);
  // A link to a search alone opens something over the page that it is on.
  const follow = (address: string) =>
    navigate(address, address.startsWith('?') ? { state: overPage } : undefined);
  return (
    <I18nProvider locale="fr-FR">
      <RouterProvider navigate={follow}>{children}</RouterProvider>
    </I18nProvider>
  );
};
