import CircleUser from 'lucide-react/icons/circle-user';
import LogOut from 'lucide-react/icons/log-out';
import Palette from 'lucide-react/icons/palette';
import Search from 'lucide-react/icons/search';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Link, useLocation } from 'wouter';
import { brandCodes } from '#brands/load.ts';
import { t } from '#locales/fr/layout.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { preloadCalls } from '../../api/client/client.ts';
import { onDemand, usePreload } from '../../ui/browser/onDemand.tsx';
import { useMedia } from '../../ui/browser/useMedia.ts';
import { Button, type Elements, Spinner } from '../../ui/controls/buttons/Button.tsx';
import { MenuButton, MenuFailure, preloadMenu } from '../../ui/controls/menu/MenuButton.tsx';
import { Drawer } from '../../ui/dialogs/Drawer.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { useBrand } from '../../ui/theme/brand.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { BottomBar } from '../menu/BottomBar.tsx';
import { HelpNumbers, listMenuEntries, type MenuEntry, MenuList } from '../menu/MenuList.tsx';
import { link, list } from '../menu/SideMenu.css.ts';
import { coming, search as searchStyle } from '../search/SearchButton.css.ts';
import { useProfile } from '../session.tsx';
import { menuPreference } from '../settings/preferences.ts';
import { useSettings } from '../settings/settings.ts';
import type { Theme } from '../settings/theme.ts';
import { PrintHeading, SkipLink } from './BrandLink.tsx';
import { AccountMenu } from './header/AccountMenu.tsx';
import { HeaderBar, UrgentLink } from './header/HeaderBar.tsx';
import * as css from './Layout.css.ts';
import { UiProviders } from './UiProviders.tsx';
import { Footer } from './UnloggedLayout.tsx';

const SideMenu = ({ entries, account }: { entries: readonly MenuEntry[]; account?: Elements }) => (
  <MenuList entries={entries}>
    {account}
    <Boundary>
      <HelpNumbers isContactLinked={entries.every(({ name }) => name !== 'contact')} />
    </Boundary>
  </MenuList>
);

type HeaderProps = { isDesktop: boolean; isMenuOpen: boolean; onMenuToggle: () => void };

const AccountLinks = () => (
  <ul className={list} aria-label={t('account.label')}>
    <li>
      <Link href="/espace-personnel" className={link}>
        <CircleUser />
        <span>{t('account.personalSpace')}</span>
      </Link>
    </li>
    <li>
      <Link href="/logout" className={link}>
        <LogOut />
        <span>{t('account.signOut')}</span>
      </Link>
    </li>
  </ul>
);

const appearances = ['system', 'light', 'dark'] as const;

/** Menu of brands and light or dark mode, absent in prod and preprod (docs/rules.md#layouts). */
const ThemeSelector = ({ isLabelled = false }: { isLabelled?: boolean }) => {
  const { theme, onThemeChosen } = useSettings();
  const { code } = useBrand();
  if (!onThemeChosen) return null;
  const entry = (id: string, label: string, isChosen: boolean, change: Partial<Theme>) => ({
    id,
    label: isChosen ? t('theme.chosen', { label }) : label,
    ...(isChosen && { icon: 'chosen' as const }),
    onAction: () => onThemeChosen({ ...theme, ...change }),
  });
  return (
    <MenuButton
      variant={isLabelled ? 'text' : 'icon'}
      label={t('theme.label')}
      entries={[
        ...appearances.map((appearance) =>
          entry(appearance, t(`theme.${appearance}`), appearance === theme.appearance, { appearance }),
        ),
        ...brandCodes.map((brand) => entry(brand, t('theme.brand', { brand }), brand === code, { brand })),
      ]}
    >
      <Palette />
      {isLabelled && <span>{t('theme.label')}</span>}
    </MenuButton>
  );
};

type SearchButtonProps = ComponentProps<typeof MenuFailure> & { typedAhead: RefObject<string> };

const isShortcut = ({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => metaKey || ctrlKey !== altKey;

/** Placeholder of the search field, which keeps the typed text until the code of the search is loaded. */
const SearchPlaceholder = ({ typedAhead, ...failure }: SearchButtonProps) => {
  const { onRetry, onClose } = failure;
  const isComing = onRetry === null;
  useEffect(() => {
    if (!isComing) return;
    const type = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.isComposing || isShortcut(event)) return;
      if (key === 'Escape') onClose();
      else if (key === 'Backspace') typedAhead.current = typedAhead.current.slice(0, -1);
      else if (key.length === 1) typedAhead.current += key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', type, true);
    return () => removeEventListener('keydown', type, true);
  }, [isComing, onClose, typedAhead]);
  return isComing ? (
    <span role="status" className={coming}>
      <Spinner />
      <VisuallyHidden>{ui('loading')}</VisuallyHidden>
    </span>
  ) : (
    <MenuFailure {...failure} />
  );
};

const SearchModal = onDemand(() => import('../search/SearchModal.tsx'), SearchPlaceholder);

const likely = [{ preload: preloadCalls }, { preload: preloadMenu }, SearchModal];

/** Modifier key of the search shortcut. A function, because the build has no `navigator`. */
const findModifier = () => (/Mac|iP/.test(navigator.platform) ? 'Meta' : 'Control');

const SearchButton = () => {
  const button = useRef<HTMLButtonElement>(null);
  const typedAhead = useRef('');
  const [isOpen, setOpen] = useState(false);

  const close = useCallback(() => {
    typedAhead.current = '';
    setOpen(false);
  }, []);

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // Does nothing while a modal is open, which makes the page inert.
      if (event.key !== 'k' || !event.getModifierState(findModifier()) || button.current?.closest('[inert]'))
        return;
      event.preventDefault();
      if (document.activeElement === document.body) button.current?.focus();
      setOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);

  return (
    <div className={searchStyle}>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-keyshortcuts={`${findModifier()}+K`}
        onPointerEnter={SearchModal.preload}
        onFocus={SearchModal.preload}
        onPress={() => setOpen(true)}
      >
        <Search />
        <span>{t('search')}</span>
      </Button>
      <Boundary>{isOpen && <SearchModal button={button} typedAhead={typedAhead} onClose={close} />}</Boundary>
    </div>
  );
};

const Header = ({ isDesktop, ...props }: HeaderProps) => (
  <HeaderBar {...props}>
    <Boundary>
      <SearchButton />
    </Boundary>
    {isDesktop && <ThemeSelector />}
    <UrgentLink />
    <Boundary>
      <AccountMenu />
    </Boundary>
  </HeaderBar>
);

const ConnectedLayout = ({ children }: { children: ReactNode }) => {
  const isDesktop = useMedia(media.desktop);
  const [isPinned, setPinned] = useState(menuPreference.read);
  const entries = listMenuEntries(useProfile());
  const [path] = useLocation();
  usePreload(likely);
  // Path at which the user opened the menu drawer. A navigation changes the path, which closes the drawer.
  const [drawerPath, setDrawerPath] = useState<string | null>(null);
  const isDrawerOpen = !isDesktop && drawerPath === path;

  const toggle = () => {
    menuPreference.write(!isPinned);
    setPinned(!isPinned);
  };

  return (
    <UiProviders>
      <SkipLink />
      <PrintHeading />
      <Header isDesktop={isDesktop} isMenuOpen={isPinned} onMenuToggle={toggle} />
      <BottomBar entries={entries} isMenuOpen={isDrawerOpen} onMore={() => setDrawerPath(path)} />
      <div className={css.body}>
        {isDesktop && isPinned && (
          <aside id="menu" className={css.aside}>
            <Boundary>
              <SideMenu entries={entries} />
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
      {isDrawerOpen && (
        <Drawer label={t('menu.label')} onClose={() => setDrawerPath(null)}>
          <Boundary>
            <SideMenu
              entries={entries.filter(({ place }) => place === 'bottom')}
              account={[<AccountLinks key="account" />, <ThemeSelector key="theme" isLabelled />]}
            />
          </Boundary>
        </Drawer>
      )}
    </UiProviders>
  );
};

export default ConnectedLayout;
