import { t } from '#locales/fr/sites.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import * as css from './Sites.css.ts';
import { SitesBody } from './SitesBody.tsx';
import { CountSkeleton, SitesCard, type SitesProps, SitesSkeleton, StatusRoom } from './SitesFrame.tsx';

/** Consumption and probable leaks of the remotely read meters, on the dashboard (docs/rules.md#overview). */
export const SitesView = (props: SitesProps) => {
  const snapshot = useSnapshot(props.actor);
  const { isListed, trends } = snapshot.context;
  const isEquipped = !snapshot.matches('unequipped');
  const isFirstRead = snapshot.hasTag('busy') && trends.fetched.length === 0;
  return (
    <Flow id="sites" snapshot={snapshot}>
      {!isEquipped && (
        <SitesCard>
          <div className={css.unequipped}>
            <p>{t(`unequipped.${isListed ? 'all' : 'part'}`)}</p>
            <Link variant="outlined" href="/espace-consommation">
              {t('meters')}
            </Link>
            <StatusRoom>
              <div className={css.status.none}>
                <p className={css.statusWords}>{t('leak.unequipped')}</p>
              </div>
            </StatusRoom>
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
