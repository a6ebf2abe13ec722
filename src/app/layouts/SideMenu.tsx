import Droplets from 'lucide-react/icons/droplets';
import FileText from 'lucide-react/icons/file-text';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessageCircle from 'lucide-react/icons/message-circle';
import Users from 'lucide-react/icons/users';
import { Link, useLocation } from 'wouter';
import { t } from '#locales/fr/layout.ts';
import { type MenuEntry, menuOf } from '../menu.ts';
import { useProfile } from '../session.tsx';
import * as css from './SideMenu.css.ts';

const icons: Record<MenuEntry['name'], typeof Users> = {
  dashboard: LayoutDashboard,
  consumption: Droplets,
  billing: FileText,
  contact: MessageCircle,
  administration: Users,
};

const isCurrent = ({ path, name }: MenuEntry, location: string) =>
  location === path || location.startsWith(`${path}/`) || (name === 'dashboard' && location === '/');

const Entry = ({ entry }: { entry: MenuEntry }) => {
  const [location] = useLocation();
  const Icon = icons[entry.name];
  const content = (
    <>
      <Icon />
      {t(`menu.${entry.name}`)}
    </>
  );
  if (!entry.isLinked) {
    return (
      <div>
        <span className={css.unlinked}>{content}</span>
        <p className={css.reason}>{t('menu.administrationClosed')}</p>
      </div>
    );
  }
  return (
    <Link
      href={entry.path}
      className={css.link}
      aria-current={isCurrent(entry, location) ? 'page' : undefined}
    >
      {content}
    </Link>
  );
};

/** The entries that the user's role and services open, in order (docs/rules.md#menu). */
export const SideMenu = () => {
  const entries = menuOf(useProfile());
  return (
    <nav className={css.nav} aria-label={t('menu.label')}>
      {(['top', 'bottom'] as const).map((place) => (
        <ul key={place} className={css.list}>
          {entries
            .filter((entry) => entry.place === place)
            .map((entry) => (
              <li key={entry.name}>
                <Entry entry={entry} />
              </li>
            ))}
        </ul>
      ))}
    </nav>
  );
};
