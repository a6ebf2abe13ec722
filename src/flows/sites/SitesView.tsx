import { useEffect } from 'react';
import { t } from '#locales/fr/sites.ts';
import { type Coming, onDemand } from '../../ui/browser/onDemand.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import * as css from './Sites.css.ts';
import { CountSkeleton, SitesCard, SitesFailed, type SitesProps, SitesSkeleton } from './SitesFrame.tsx';

const SitesPlaceholder = ({ onRetry }: Coming) => (
  <SitesCard aside={!onRetry && <CountSkeleton />}>
    {onRetry ? <SitesFailed title={t('failed')} failure={null} onRetry={onRetry} /> : <SitesSkeleton />}
  </SitesCard>
);

export const SitesBody = onDemand(() => import('./SitesBody.tsx'), SitesPlaceholder);

/** Consumption and probable leaks of the remotely read meters, on the dashboard (docs/rules.md#overview). */
export const SitesView = (props: SitesProps) => {
  const { actor } = props;
  const snapshot = useSnapshot(actor);
  const isResting = snapshot.matches('resting');
  const isEquipped = !snapshot.matches('unequipped');
  useEffect(() => {
    if (isEquipped && !isResting) SitesBody.preload();
  }, [isEquipped, isResting]);
  const isFirstRead =
    isResting || (snapshot.matches('reading') && snapshot.context.trends.fetched.length === 0);
  return (
    <Flow id="sites" snapshot={snapshot}>
      {snapshot.matches('unequipped') && (
        <SitesCard>
          <div className={css.unequipped}>
            <p>{t('unequipped')}</p>
            <Link variant="outlined" href="/espace-consommation">
              {t('meters')}
            </Link>
          </div>
        </SitesCard>
      )}
      {isEquipped && isFirstRead && (
        <SitesCard aside={<CountSkeleton />}>
          <SitesSkeleton />
        </SitesCard>
      )}
      {isEquipped && !isFirstRead && <SitesBody {...props} />}
    </Flow>
  );
};
