import type { ReactNode } from 'react';
import { UiProviders } from './UiProviders.tsx';
import { UnloggedLayout } from './UnloggedLayout.tsx';

const PublicLayout = ({ children }: { children: ReactNode }) => (
  <UiProviders>
    <UnloggedLayout>{children}</UnloggedLayout>
  </UiProviders>
);

export default PublicLayout;
