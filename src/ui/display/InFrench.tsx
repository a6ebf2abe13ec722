import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export const InFrench = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="fr-FR">{children}</I18nProvider>
);
