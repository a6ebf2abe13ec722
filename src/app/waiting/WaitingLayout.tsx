import type { ReactNode } from 'react';
import { t } from '#locales/fr/layout.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import * as css from '../layouts/ConnectedLayout.css.ts';
import { Footer } from '../layouts/Footer.tsx';
import { AccountLabel } from '../layouts/header/AccountLabel.tsx';
import { HeaderBar } from '../layouts/header/HeaderBar.tsx';
import { SkipLink } from '../layouts/header/SkipLink.tsx';
import { HelpNumbers } from '../menu/HelpNumbers.tsx';
import { MenuList } from '../menu/MenuList.tsx';
import { listMenuEntries } from '../menu/menu.ts';
import { accountName, aside } from './WaitingLayout.css.ts';

/** The entries of whoever signs in: those that a role or a service opens come below, and move none of them. */
const entries = listMenuEntries({ type: 'simple', allowed_services: [] });

/** The place of the account menu, without the name that it shows. */
const Account = () => (
  <Button variant="text" aria-label={t('account.label')}>
    <AccountLabel>
      <span className={accountName}>
        <Skeleton width="6rem" height="1.25rem" />
        <Skeleton width="8rem" height="1.25rem" />
      </span>
    </AccountLabel>
  </Button>
);

/**
 * The connected layout before it is known who signs in, with what is true of whoever does. The side menu is there where
 * there is room for it, as on a device that remembers nothing; `data-menu="closed"` on the root takes it away.
 */
export const WaitingLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <HeaderBar>
      <Account />
    </HeaderBar>
    <div className={css.body}>
      <aside className={`${css.aside} ${aside}`}>
        <MenuList entries={entries}>
          <HelpNumbers isContactLinked={false} />
        </MenuList>
      </aside>
      <div className={css.page}>
        <main id="contenu" tabIndex={-1} className={css.main}>
          {children}
        </main>
        <Footer />
      </div>
    </div>
  </>
);
