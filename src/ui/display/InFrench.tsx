import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Around each component of React Aria that has words or a direction of its own: pages without one load nothing of it. */
export const InFrench = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="fr-FR">{children}</I18nProvider>
);
