import MenuIcon from 'lucide-react/icons/menu';
import type { RefObject } from 'react';
import { t } from '#locales/fr/layout.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useBrand } from '../../ui/BrandContext.ts';
import { Button } from '../../ui/Button.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { BrandLink } from './BrandLink.tsx';
import * as css from './Header.css.ts';
import { ThemeSelector } from './ThemeSelector.tsx';

type Props = {
  isMenuOpen: boolean;
  menuButton: RefObject<HTMLButtonElement | null>;
  onMenuToggle: () => void;
};

/** The connected header: menu button, logo to the dashboard, professional label, account dropdown. */
export const Header = ({ isMenuOpen, menuButton, onMenuToggle }: Props) => (
  <header className={css.header}>
    <Button
      ref={menuButton}
      variant="icon"
      aria-label={t(isMenuOpen ? 'menu.close' : 'menu.open')}
      aria-expanded={isMenuOpen}
      onPress={onMenuToggle}
    >
      <MenuIcon />
    </Button>
    <BrandLink />
    <span className={css.professional}>
      <Badge>{useBrand().tsmePart}</Badge>
    </span>
    <div className={css.account}>
      <ThemeSelector />
      <AccountMenu />
    </div>
  </header>
);
