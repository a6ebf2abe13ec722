import { t } from '#locales/fr/consumption.ts';
import { Link } from '../ui/controls/buttons/Link.tsx';

export const WatchLink = () => (
  <Link variant="outlined" href="/espace-consommation/surveillance">
    {t('watch')}
  </Link>
);

type Props = {
  exportAddress?: string | undefined;
};

export const SitesLinks = ({ exportAddress }: Props) => (
  <>
    {exportAddress && (
      <Link variant="outlined" href={exportAddress}>
        {t('exportAll')}
      </Link>
    )}
    <Link variant="outlined" href="/espace-consommation/comparaison">
      {t('comparison')}
    </Link>
    <WatchLink />
  </>
);
