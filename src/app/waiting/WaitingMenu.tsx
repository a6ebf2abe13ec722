import { Link, useLocation } from 'wouter';
import { t } from '#locales/fr/layout.ts';
import * as css from '../layouts/SideMenu.css.ts';
import { isCurrent, menuOf } from '../menu.ts';
import { menuIcons } from '../menuIcons.ts';

/** The entries of whoever signs in: those that a role or a service opens come below, and move none of them. */
const entries = menuOf({ type: 'simple', allowed_services: [] });

export const WaitingMenu = () => {
  const [location] = useLocation();
  return (
    <nav className={css.nav} aria-label={t('menu.label')}>
      <ul className={css.list}>
        {entries.map((entry) => {
          const Icon = menuIcons[entry.name];
          return (
            <li key={entry.name}>
              <Link
                href={entry.path}
                className={css.link}
                aria-current={isCurrent(entry, location) ? 'page' : undefined}
              >
                <Icon />
                {t(`menu.${entry.name}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
