import type { ReactNode } from 'react';
import { main } from './UnloggedLayout.css.ts';

/** The connected variant without header: a task and nothing beside it (specification 1, section 2). */
export const FullScreenLayout = ({ children }: { children: ReactNode }) => (
  <main id="contenu" tabIndex={-1} className={main}>
    {children}
  </main>
);
