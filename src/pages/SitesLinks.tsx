import { t } from '#locales/fr/consumption.ts';
import { Link } from '../ui/controls/buttons/Link.tsx';
import { WatchLink } from './WatchLink.tsx';

/** Lead to what looks at several meters at once (docs/rules.md#watch, docs/rules.md#comparison). */
export const SitesLinks = () => (
  <>
    <Link variant="outlined" href="/espace-consommation/comparaison">
      {t('comparison')}
    </Link>
    <WatchLink />
  </>
);
