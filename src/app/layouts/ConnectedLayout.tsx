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
import { useLocation } from 'wouter';
import { brandCodes } from '#brands/load.ts';
import { t } from '#locales/fr/layout.ts';
import { preloadCalls } from '../../api/client/client.ts';
import { onDemand, usePreload } from '../../ui/browser/onDemand.tsx';
import { useMedia } from '../../ui/browser/useMedia.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { MenuButton, MenuFailure, preloadMenu } from '../../ui/controls/menu/MenuButton.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { useBrand } from '../../ui/theme/brand.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { find } from '../find/FindButton.css.ts';
import { HelpNumbers, listMenuEntries, MenuList } from '../menu/MenuList.tsx';
import { useProfile } from '../session.tsx';
import { menuPreference } from '../settings/preferences.ts';
import { useSettings } from '../settings/settings.ts';
import type { Theme } from '../settings/theme.ts';
import { PrintHeading, SkipLink } from './BrandLink.tsx';
import { AccountMenu } from './header/AccountMenu.tsx';
import { HeaderBar } from './header/HeaderBar.tsx';
import * as css from './Layout.css.ts';
import { UiProviders } from './UiProviders.tsx';
import { Footer } from './UnloggedLayout.tsx';

const likelyAnywhere = [{ preload: preloadCalls }, { preload: preloadMenu }];
type Props = {
  label: string;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: Elements;
};

const MenuDrawer = onDemand<Props>(() => import('../../ui/dialogs/Drawer.tsx'), MenuFailure);

const likely = { desktop: likelyAnywhere, phone: [...likelyAnywhere, MenuDrawer] };

const SideMenu = () => {
  const entries = listMenuEntries(useProfile());
  return (
    <MenuList entries={entries}>
      <Boundary>
        <HelpNumbers isContactLinked={entries.every(({ name }) => name !== 'contact')} />
      </Boundary>
    </MenuList>
  );
};

type HeaderProps = {
  isMenuOpen: boolean;
  menuButton: RefObject<HTMLButtonElement | null>;
  onMenuToggle: () => void;
};

const appearances = ['system', 'light', 'dark'] as const;

/** Selector of the brand and the appearance; absent in prod and preprod (docs/rules.md#layouts). */
const ThemeSelector = () => {
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
      variant="icon"
      label={t('theme.label')}
      entries={[
        ...appearances.map((appearance) =>
          entry(appearance, t(`theme.${appearance}`), appearance === theme.appearance, { appearance }),
        ),
        ...brandCodes.map((brand) => entry(brand, t('theme.brand', { brand }), brand === code, { brand })),
      ]}
    >
      <Palette />
    </MenuButton>
  );
};

type FindButtonProps = ComponentProps<typeof MenuFailure> & {
  typedAhead: RefObject<string>;
};

const isShortcut = ({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => metaKey || ctrlKey !== altKey;

/** While the search loads, stores the typed text, and closes on Escape. Shows the error if the load fails. */
const FindPlaceholder = ({ typedAhead, ...failure }: FindButtonProps) => {
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
  return <MenuFailure {...failure} />;
};

const FindModal = onDemand(() => import('../find/FindModal.tsx'), FindPlaceholder);

/** Modifier key of the shortcut. A function, because `navigator` does not exist in the build. */
const findModifier = () => (/Mac|iP/.test(navigator.platform) ? 'Meta' : 'Control');

/** Opens the search of the portal on a click, Ctrl K, or ⌘K on Apple devices (docs/rules.md#find-anything). */
const FindButton = () => {
  const button = useRef<HTMLButtonElement>(null);
  const typedAhead = useRef('');
  const [isOpen, setOpen] = useState(false);

  const close = useCallback(() => {
    typedAhead.current = '';
    setOpen(false);
  }, []);

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // Ignores the shortcut while a modal is open, because it makes the page inert.
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
    <div className={find}>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-keyshortcuts={`${findModifier()}+K`}
        onPointerEnter={FindModal.preload}
        onFocus={FindModal.preload}
        onPress={() => setOpen(true)}
      >
        <Search />
        <span>{t('find')}</span>
      </Button>
      <Boundary>{isOpen && <FindModal button={button} typedAhead={typedAhead} onClose={close} />}</Boundary>
    </div>
  );
};

const Header = (props: HeaderProps) => (
  <HeaderBar {...props}>
    <Boundary>
      <FindButton />
    </Boundary>
    <ThemeSelector />
    <Boundary>
      <AccountMenu />
    </Boundary>
  </HeaderBar>
);

/** Header, side menu that closes, and content (docs/rules.md#layouts). On a phone, the menu is a drawer. */
const ConnectedLayout = ({ children }: { children: ReactNode }) => {
  const isDesktop = useMedia(media.desktop);
  const [isPinned, setPinned] = useState(menuPreference.read);
  const menuButton = useRef<HTMLButtonElement>(null);
  const [path] = useLocation();
  usePreload(likely[isDesktop ? 'desktop' : 'phone']);
  // Path of the page on which the drawer was opened, because a navigation closes it.
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
