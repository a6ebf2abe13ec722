import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { media } from '../../ui/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { menuPreference } from '../preferences.ts';
import { AriaProviders } from './AriaProviders.tsx';
import * as css from './ConnectedLayout.css.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { SideMenu } from './SideMenu.tsx';
import { SkipLink } from './SkipLink.tsx';

/** Header, collapsible side menu and content (specification 1, section 2). On a phone the menu is a drawer. */
const ConnectedLayout = ({ children }: { children: ReactNode }) => {
  const isDesktop = useMedia(media.desktop);
  const [isPinned, setPinned] = useState(menuPreference.read);
  const [path] = useLocation();
  // The page the drawer was opened on: a navigation closes it.
  const [drawerPath, setDrawerPath] = useState<string | null>(null);
  const isDrawerOpen = drawerPath === path;

  const toggle = () => {
    if (!isDesktop) return setDrawerPath(isDrawerOpen ? null : path);
    menuPreference.write(!isPinned);
    setPinned(!isPinned);
  };

  return (
    <AriaProviders>
      <SkipLink />
      <Header isMenuOpen={isDesktop ? isPinned : isDrawerOpen} onMenuToggle={toggle} />
      <div className={css.body}>
        {isDesktop && isPinned && (
          <aside id="menu" className={css.aside}>
            <SideMenu />
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
        <MenuDrawer onClose={() => setDrawerPath(null)}>
          <SideMenu />
        </MenuDrawer>
      )}
    </AriaProviders>
  );
};

export default ConnectedLayout;
