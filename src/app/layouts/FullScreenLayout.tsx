import type { ReactNode } from 'react';
import { AriaProviders } from './AriaProviders.tsx';
import { main } from './UnloggedLayout.css.ts';

/** The connected variant without header: a task and nothing beside it (docs/rules.md#layouts). */
const FullScreenLayout = ({ children }: { children: ReactNode }) => (
  <AriaProviders>
    <main id="contenu" tabIndex={-1} className={main}>
      {children}
    </main>
  </AriaProviders>
);

export default FullScreenLayout;
