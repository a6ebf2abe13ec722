import Droplets from 'lucide-react/icons/droplets';
import FileText from 'lucide-react/icons/file-text';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessageCircle from 'lucide-react/icons/message-circle';
import Users from 'lucide-react/icons/users';
import { Link, useLocation } from 'wouter';
import { t } from '#locales/fr/layout.ts';
import { plural } from '#locales/translator.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { useBrand } from '../../ui/theme/brand.tsx';
import { PhoneAnchor } from '../../views/Screen.tsx';
import { type Rights, resolveAccess } from '../defineRoutes.ts';
import { type PortalRoute, type RoutePath, routes } from '../routes.ts';
import { type BadgeName, type MenuBadge, useBadges } from './badges.ts';
import * as css from './SideMenu.css.ts';

export type MenuEntry = NonNullable<PortalRoute['menu']> & {
  path: RoutePath;
  /** False if the menu entry is a text without a link (docs/rules.md#administration-access). */
  isLinked: boolean;
};

export const listMenuEntries = (profile: Rights): MenuEntry[] =>
  routes.flatMap((route) => {
    const access = resolveAccess(route, profile);
    if (!route.menu || access === 'hidden') return [];
    return [{ ...route.menu, path: route.path, isLinked: access === 'open' }];
  });

export const isCurrent = ({ path, name }: Pick<MenuEntry, 'path' | 'name'>, location: string): boolean =>
  location === path || location.startsWith(`${path}/`) || (name === 'dashboard' && location === '/');

export const menuIcons: Record<MenuEntry['name'], typeof Users> = {
  dashboard: LayoutDashboard,
  consumption: Droplets,
  billing: FileText,
  contact: MessageCircle,
  administration: Users,
};

type CountProps = MenuBadge & { name: BadgeName };

const Count = ({ name, count, isPartial }: CountProps) => {
  const words = t(`badge.${name}.${plural(count)}`, { count });
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{isPartial ? `${count}+` : count}</span>
      <VisuallyHidden>{isPartial ? t('badge.atLeast', { words }) : words}</VisuallyHidden>
    </span>
  );
};

export const BadgeCount = ({ name }: Pick<MenuEntry, 'name'>) => {
  const badges = useBadges();
  if (name !== 'consumption' && name !== 'billing') return null;
  const badge = badges[name];
  return badge && <Count name={name} {...badge} />;
};

const Entry = ({ entry }: { entry: MenuEntry }) => {
  const [location] = useLocation();
  const Icon = menuIcons[entry.name];
  const content = (
    <>
      <Icon />
      <span>{t(`menu.${entry.name}`)}</span>
      <BadgeCount name={entry.name} />
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

export const MenuList = ({ entries, children }: { entries: readonly MenuEntry[]; children?: Elements }) => (
  <nav className={css.nav} aria-label={t('menu.label')}>
    {(['top', 'bottom'] as const)
      .map((place) => ({ place, placed: entries.filter((entry) => entry.place === place) }))
      .filter(({ placed }) => placed.length > 0)
      .map(({ place, placed }) => (
        <ul key={place} className={css.list}>
          {placed.map((entry) => (
            <li key={entry.name}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      ))}
    {children}
  </nav>
);

export const HelpNumbers = ({ isContactLinked }: { isContactLinked: boolean }) => {
  const { emergencyPhone, servicePhone } = useBrand();
  return (
    <ul className={css.help} aria-label={t('help.label')}>
      <li>
        <span>{t('help.emergency')}</span> <PhoneAnchor number={emergencyPhone} />
      </li>
      <li>
        <span>{t('help.service')}</span> <PhoneAnchor number={servicePhone} />
      </li>
      {isContactLinked && (
        <li>
          <Link href="/contact">{t('help.write')}</Link>
        </li>
      )}
    </ul>
  );
};
