import { t } from '#locales/fr/consumption.ts';
import { Link } from '../ui/controls/buttons/Link.tsx';

/** Leads to the watch over the meters (docs/rules.md#watch). */
export const WatchLink = () => (
  <Link variant="outlined" href="/espace-consommation/surveillance">
    {t('watch')}
  </Link>
);
