import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocation } from 'wouter';

/** What the controls of the kit need around them: their language, and the router for their links. */
export const AriaProviders = ({ children }: { children: ReactNode }) => {
  const [, navigate] = useLocation();
  return (
    <I18nProvider locale="fr-FR">
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  );
};
