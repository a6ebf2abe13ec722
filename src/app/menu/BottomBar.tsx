import Ellipsis from 'lucide-react/icons/ellipsis';
import { Link, useLocation } from 'wouter';
import { t } from '#locales/fr/layout.ts';
import { afterPaint } from '../../ui/browser/afterPaint.ts';
import * as css from './BottomBar.css.ts';
import { BadgeCount, isCurrent, type MenuEntry, menuIcons } from './MenuList.tsx';

type Props = { entries: readonly MenuEntry[]; isMenuOpen?: boolean; onMore?: () => void };

/** Menu of a phone: the main entries, and « Plus » for the other entries (docs/rules.md#menu). */
export const BottomBar = ({ entries, isMenuOpen, onMore }: Props) => {
  const [location] = useLocation();
  return (
    <nav className={css.bar} aria-label={t('bar.label')}>
      <ul className={css.entries}>
        {entries
          .filter(({ place }) => place === 'top')
          .map((entry) => {
            const Icon = menuIcons[entry.name];
            return (
              <li key={entry.name}>
                <Link
                  href={entry.path}
                  className={css.entry}
                  aria-current={isCurrent(entry, location) ? 'page' : undefined}
                >
                  <Icon />
                  <span>{entry.name === 'dashboard' ? t('bar.home') : t(`menu.${entry.name}`)}</span>
                  <BadgeCount name={entry.name} />
                </Link>
              </li>
            );
          })}
        <li>
          <button
            type="button"
            className={css.entry}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => onMore && afterPaint(onMore)}
          >
            <Ellipsis />
            <span>{t('bar.more')}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
};
