import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** French locale for React Aria components with texts. A separate module, because most pages do not need it. */
export const InFrench = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="fr-FR">{children}</I18nProvider>
);
