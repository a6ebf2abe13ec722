import MenuIcon from 'lucide-react/icons/menu';
import type { ReactNode, RefObject } from 'react';
import { t } from '#locales/fr/layout.ts';
import { Button } from '../../../ui/controls/buttons/Button.tsx';
import { Tag } from '../../../ui/display/layout.tsx';
import { useBrand } from '../../../ui/theme/brand.tsx';
import { branded } from '../../../ui/theme/column.css.ts';
import { BrandLink } from '../BrandLink.tsx';
import * as css from './Header.css.ts';

type Props = {
  /** Undefined while no menu can open; so are the next two properties. */
  isMenuOpen?: boolean;
  menuButton?: RefObject<HTMLButtonElement | null>;
  onMenuToggle?: () => void;
  children: ReactNode;
};

export const HeaderBar = ({ isMenuOpen, menuButton, onMenuToggle, children }: Props) => (
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
    <div className={css.brand}>
      <BrandLink />
      <span className={`${css.professional} ${branded}`}>
        <Tag>{useBrand().tsmePart}</Tag>
      </span>
    </div>
    <div className={css.account}>{children}</div>
  </header>
);
