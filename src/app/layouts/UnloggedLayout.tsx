import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { BrandLink } from './header/BrandLink.tsx';
import { publicHeader } from './header/Header.css.ts';
import { SkipLink } from './header/SkipLink.tsx';
import { PrintHeading } from './PrintHeading.tsx';
import * as css from './UnloggedLayout.css.ts';

/** A header with the logo alone, for the public pages (docs/rules.md#layouts). */
export const UnloggedLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <PrintHeading />
    <header className={publicHeader}>
      <BrandLink />
    </header>
    <div className={css.page}>
      <main id="contenu" tabIndex={-1} className={css.content}>
        {children}
      </main>
      <Footer />
    </div>
  </>
);
