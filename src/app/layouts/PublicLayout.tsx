import type { ReactNode } from 'react';
import { UiProviders } from './UiProviders.tsx';
import { UnloggedLayout } from './UnloggedLayout.tsx';

/** The layout of the public pages that have components of `src/ui`. */
const PublicLayout = ({ children }: { children: ReactNode }) => (
  <UiProviders>
    <UnloggedLayout>{children}</UnloggedLayout>
  </UiProviders>
);

export default PublicLayout;
