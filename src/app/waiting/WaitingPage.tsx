import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Router } from 'wouter';
import type { Brand } from '#brands/brand.ts';
import { t } from '#locales/fr/layout.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { BrandContext } from '../../ui/theme/brand.tsx';
import { SkipLink } from '../layouts/BrandLink.tsx';
import FullScreenLayout from '../layouts/FullScreenLayout.tsx';
import { AccountLabel } from '../layouts/header/AccountMenu.tsx';
import { HeaderBar, UrgentLink } from '../layouts/header/HeaderBar.tsx';
import * as css from '../layouts/Layout.css.ts';
import { Footer } from '../layouts/UnloggedLayout.tsx';
import { BottomBar } from '../menu/BottomBar.tsx';
import { HelpNumbers, listMenuEntries, MenuList } from '../menu/MenuList.tsx';
import type { PortalRoute } from '../routes.ts';
import { skeletons } from './skeletons.tsx';
import { accountName, aside } from './Waiting.css.ts';

const entries = listMenuEntries({ type: 'simple', allowed_services: [] });

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

const WaitingLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <HeaderBar>
      <UrgentLink />
      <Account />
    </HeaderBar>
    <BottomBar entries={entries} />
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

export const WaitingPage = ({ route, brand }: { route: PortalRoute; brand: Brand }) => {
  const Layout = route.layout === 'FullScreen' ? FullScreenLayout : WaitingLayout;
  const skeleton = skeletons.get(route.page);
  if (!skeleton) throw new Error(`No skeleton of ${route.page} in src/app/waiting/skeletons.tsx`);
  return (
    <Router ssrPath={route.path}>
      <BrandContext value={brand}>
        <Layout>
          <I18nProvider locale="fr-FR">{skeleton}</I18nProvider>
        </Layout>
      </BrandContext>
    </Router>
  );
};
