import { Link, useLocation } from 'wouter';
import { t } from '#locales/fr/layout.ts';
import { isCurrent, type MenuEntry, menuOf } from '../menu.ts';
import { menuIcons } from '../menuIcons.ts';
import { useProfile } from '../session.tsx';
import * as css from './SideMenu.css.ts';

const Entry = ({ entry }: { entry: MenuEntry }) => {
  const [location] = useLocation();
  const Icon = menuIcons[entry.name];
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
