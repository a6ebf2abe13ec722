import type { ReactNode } from 'react';
import { AriaProviders } from './AriaProviders.tsx';
import { UnloggedLayout } from './UnloggedLayout.tsx';

/** The layout of the public pages that have components of `src/ui`. */
const PublicLayout = ({ children }: { children: ReactNode }) => (
  <AriaProviders>
    <UnloggedLayout>{children}</UnloggedLayout>
  </AriaProviders>
);

export default PublicLayout;
