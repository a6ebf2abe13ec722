import Download from 'lucide-react/icons/download';
import { t } from '#locales/fr/consumption.ts';
import { Link } from '../ui/controls/buttons/Link.tsx';
import { Tag } from '../ui/display/layout.tsx';

/** Link to the leak watch, with the number of ongoing rises if the leak watch has run. */
export const WatchLink = ({ count = 0 }: { count?: number | undefined }) => (
  <Link variant="outlined" href="/espace-consommation/surveillance">
    <span>{t('watch')}</span>
    {count > 0 && (
      <>
        {' '}
        <Tag tone="bad">{count}</Tag>
      </>
    )}
  </Link>
);

export const ExportAllLink = ({ href }: { href: string }) => (
  <Link variant="outlined" icon={<Download />} href={href} aria-label={t('exportAll.name')}>
    {t('exportAll.text')}
  </Link>
);

type Props = {
  exportAddress?: string | undefined;
  riseCount?: number | undefined;
};

export const SitesLinks = ({ exportAddress, riseCount }: Props) => (
  <>
    <WatchLink count={riseCount} />
    <Link variant="outlined" href="/espace-consommation/comparaison" aria-label={t('comparison.name')}>
      {t('comparison.text')}
    </Link>
    <Link variant="outlined" href="/espace-consommation/bilan">
      {t('report')}
    </Link>
    {exportAddress && <ExportAllLink href={exportAddress} />}
  </>
);
