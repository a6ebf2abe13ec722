import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { Metered } from '#machines/overview/blocks.ts';
import type { SitesActor } from '#machines/sites/sites.machine.ts';
import { knownOf } from '#machines/sites/sites.ts';
import { contractTrendOf, leakStatusOf } from '#machines/sites/sitesTrend.ts';
import { knownVolume } from '../../api/monthlyMeasures.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import { SitesView } from '../../flows/sites/SitesView.tsx';
import { sites } from '../../flows/sites/sites.ports.ts';
import { reportRises, useRequests, useWatchResult } from '../leak-watch/leakWatchVisit.ts';
import { meterPath } from '../navigation/addresses.ts';
import { useDeployment } from '../settings/useDeployment.ts';

export type OpenSites = {
  actor: SitesActor;
  contractTrendOf: typeof contractTrendOf;
  leakStatusOf: typeof leakStatusOf;
};

type Props = {
  opened: { sites: OpenSites | null };
  metered: Metered;
  today: Date;
  siteOf: (meter: Meter) => string;
  onOpened: () => void;
};

const sitesOf = ({ opened, metered, today }: Props, first: number): SitesActor => {
  opened.sites ??= {
    actor: createActor(sites, {
      input: { ...knownOf(metered, (meter) => knownVolume(meter, today)), first, today },
    }).start(),
    contractTrendOf,
    leakStatusOf,
  };
  return opened.sites.actor;
};

const useRisesInMenu = (actor: SitesActor): void => {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  useEffect(() => {
    const { ongoing, checkedCount, insufficientCount, count } = leakStatusOf(context);
    if (checkedCount > 0) reportRises(ongoing, checkedCount + insufficientCount < count);
  }, [context]);
};

const SitesArea = (props: Props) => {
  const { siteOf, onOpened } = props;
  const { dashboardMeters } = useDeployment();
  const [actor] = useState(() => sitesOf(props, dashboardMeters));
  useEffect(onOpened, [onOpened]);
  useRisesInMenu(actor);
  const requestedOn = useRequests();
  const watched = useWatchResult();
  const ways = { meterAddressOf: meterPath, siteOf, requestedOn, watched };
  return <SitesView actor={actor} {...ways} />;
};

export default SitesArea;
