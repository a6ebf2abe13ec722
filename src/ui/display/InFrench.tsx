import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/**
 * French locale for the React Aria components that have their own texts or direction. A separate module, so that
 * other pages do not load it.
 */
export const InFrench = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="fr-FR">{children}</I18nProvider>
);
