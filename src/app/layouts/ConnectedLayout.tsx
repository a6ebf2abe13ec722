import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '#locales/fr/layout.ts';
import { preloadCalls } from '../../api/client/client.ts';
import { useMedia } from '../../ui/browser/useMedia.ts';
import { usePreload } from '../../ui/browser/usePreload.ts';
import { preloadMenu } from '../../ui/controls/menu/MenuButton.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { MenuDrawer } from '../menu/MenuDrawer.tsx';
import { SideMenu } from '../menu/SideMenu.tsx';
import { menuPreference } from '../settings/preferences.ts';
import * as css from './ConnectedLayout.css.ts';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import { SkipLink } from './header/SkipLink.tsx';
import { PrintHeading } from './PrintHeading.tsx';
import { UiProviders } from './UiProviders.tsx';

const likelyAnywhere = [{ preload: preloadCalls }, { preload: preloadMenu }];
const likely = { desktop: likelyAnywhere, phone: [...likelyAnywhere, MenuDrawer] };

/** Header, collapsible side menu and content (docs/rules.md#layouts). On a phone the menu is a drawer. */
const ConnectedLayout = ({ children }: { children: ReactNode }) => {
  const isDesktop = useMedia(media.desktop);
  const [isPinned, setPinned] = useState(menuPreference.read);
  const menuButton = useRef<HTMLButtonElement>(null);
  const [path] = useLocation();
  usePreload(likely[isDesktop ? 'desktop' : 'phone']);
  // The page the drawer was opened on: a navigation closes it.
  const [drawerPath, setDrawerPath] = useState<string | null>(null);
  const isDrawerOpen = drawerPath === path;

  const toggle = () => {
    if (!isDesktop) return setDrawerPath(isDrawerOpen ? null : path);
    menuPreference.write(!isPinned);
    setPinned(!isPinned);
  };

  return (
    <UiProviders>
      <SkipLink />
      <PrintHeading />
      <Header
        isMenuOpen={isDesktop ? isPinned : isDrawerOpen}
        menuButton={menuButton}
        onMenuToggle={toggle}
      />
      <div className={css.body}>
        {isDesktop && isPinned && (
          <aside id="menu" className={css.aside}>
            <Boundary>
              <SideMenu />
            </Boundary>
          </aside>
        )}
        <div className={css.page}>
          <main id="contenu" tabIndex={-1} className={css.main}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
      {!isDesktop && isDrawerOpen && (
        <MenuDrawer label={t('menu.label')} button={menuButton} onClose={() => setDrawerPath(null)}>
          <Boundary>
            <SideMenu />
          </Boundary>
        </MenuDrawer>
      )}
    </UiProviders>
  );
};

export default ConnectedLayout;
