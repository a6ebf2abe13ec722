import MenuIcon from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { t } from '#locales/fr/layout.ts';
import { formatPhone } from '../../../domain/format.ts';
import { Button } from '../../../ui/controls/buttons/Button.tsx';
import { Tag } from '../../../ui/display/layout.tsx';
import { useBrand } from '../../../ui/theme/brand.tsx';
import { branded } from '../../../ui/theme/column.css.ts';
import { BrandLink } from '../BrandLink.tsx';
import * as css from './Header.css.ts';

type Props = { isMenuOpen?: boolean; onMenuToggle?: () => void; children: ReactNode };

export const UrgentLink = () => {
  const { emergencyPhone } = useBrand();
  return (
    <a
      href={`tel:${emergencyPhone}`}
      className={css.urgent}
      aria-label={t('help.call', { phone: formatPhone(emergencyPhone) })}
    >
      {t('help.urgent')}
    </a>
  );
};

export const HeaderBar = ({ isMenuOpen, onMenuToggle, children }: Props) => (
  <header className={css.header}>
    <div className={css.menuButton}>
      <Button
        variant="icon"
        aria-label={t(isMenuOpen ? 'menu.close' : 'menu.open')}
        aria-expanded={isMenuOpen}
        onPress={onMenuToggle}
      >
        <MenuIcon />
      </Button>
    </div>
    <div className={css.brand}>
      <BrandLink />
      <span className={`${css.professional} ${branded}`}>
        <Tag>{useBrand().tsmePart}</Tag>
      </span>
    </div>
    <div className={css.account}>{children}</div>
  </header>
);
