import type { ReactNode } from 'react';
import { BrandLink } from './BrandLink.tsx';
import { header } from './Header.css.ts';
import { SkipLink } from './SkipLink.tsx';
import { main } from './UnloggedLayout.css.ts';

/** A header with the logo alone, for the public pages (specification 1, section 2). */
export const UnloggedLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <header className={header}>
      <BrandLink />
    </header>
    <main id="contenu" tabIndex={-1} className={main}>
      {children}
    </main>
  </>
);
