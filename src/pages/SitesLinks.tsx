import Download from 'lucide-react/icons/download';
import { t } from '#locales/fr/sites.ts';
import { Link } from '../ui/controls/buttons/Link.tsx';
import { Tag } from '../ui/display/layout.tsx';

export const WatchLink = ({ count = 0 }: { count?: number | undefined }) => (
  <Link variant="outlined" href="/espace-consommation/surveillance">
    <span>{t('links.watch')}</span>
    {count > 0 && (
      <>
        {' '}
        <Tag tone="bad">{count}</Tag>
      </>
    )}
  </Link>
);

export const ExportAllLink = ({ href }: { href: string }) => (
  <Link variant="outlined" icon={<Download />} href={href} aria-label={t('links.exportAll.name')}>
    {t('links.exportAll.text')}
  </Link>
);

type Props = { exportAddress?: string | undefined; riseCount?: number | undefined };

export const SitesLinks = ({ exportAddress, riseCount }: Props) => (
  <>
    <WatchLink count={riseCount} />
    <Link variant="outlined" href="/espace-consommation/comparaison" aria-label={t('links.comparison.name')}>
      {t('links.comparison.text')}
    </Link>
    <Link variant="outlined" href="/espace-consommation/bilan">
      {t('links.report')}
    </Link>
    {exportAddress && <ExportAllLink href={exportAddress} />}
  </>
);
