import ChevronDown from 'lucide-react/icons/chevron-down';
import MenuIcon from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { t } from '#locales/fr/layout.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useBrand } from '../../ui/BrandContext.ts';
import { Button } from '../../ui/Button.tsx';
import { branded } from '../../ui/branded.css.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as account from '../layouts/AccountMenu.css.ts';
import { BrandLink } from '../layouts/BrandLink.tsx';
import * as css from '../layouts/ConnectedLayout.css.ts';
import { Footer } from '../layouts/Footer.tsx';
import * as header from '../layouts/Header.css.ts';
import { SkipLink } from '../layouts/SkipLink.tsx';
import { accountName, aside } from './WaitingLayout.css.ts';
import { WaitingMenu } from './WaitingMenu.tsx';

/** The place of the account menu, without the name that it shows. */
const Account = () => (
  <Button variant="text" aria-label={t('account.label')}>
    <span className={account.initials} />
    <span className={account.names}>
      <span className={accountName}>
        <Skeleton width="6rem" height="1.25rem" />
        <Skeleton width="8rem" height="1.25rem" />
      </span>
    </span>
    <span className={account.chevron}>
      <ChevronDown />
    </span>
  </Button>
);

const Header = () => (
  <header className={header.header}>
    <Button variant="icon" aria-label={t('menu.open')}>
      <MenuIcon />
    </Button>
    <BrandLink />
    <span className={`${header.professional} ${branded}`}>
      <Badge>{useBrand().tsmePart}</Badge>
    </span>
    <div className={header.account}>
      <Account />
    </div>
  </header>
);

/**
 * The connected layout before it is known who signs in, with what is true of whoever does. The side menu is there where
 * there is room for it, as on a device that remembers nothing; `data-menu="closed"` on the root takes it away.
 */
export const WaitingLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <Header />
    <div className={css.body}>
      <aside className={`${css.aside} ${aside}`}>
        <WaitingMenu />
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
