import type { ReactNode } from 'react';
import { PrintHeading, SkipLink } from './BrandLink.tsx';
import { UiProviders } from './UiProviders.tsx';
import { main } from './UnloggedLayout.css.ts';

const FullScreenLayout = ({ children }: { children: ReactNode }) => (
  <UiProviders>
    <SkipLink />
    <PrintHeading />
    <main id="contenu" tabIndex={-1} className={main}>
      {children}
    </main>
  </UiProviders>
);

export default FullScreenLayout;
