import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import type { Judged } from '../../domain/consumption/histogram.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import type { Period } from '../../domain/consumption/period.ts';
import type { Episode } from '../../domain/consumption/watch/episodes.ts';
import { meterWatch } from '../../flows/meter-watch/meterWatch.ports.ts';
import { RiseDetails } from '../../flows/meter-watch/RiseDetails.tsx';
import { RiseNotice } from '../../flows/meter-watch/RiseNotice.tsx';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { useBrand } from '../../ui/theme/brand.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { watchPath } from '../leak-watch/leakWatchVisit.ts';
import { episodeSearch, useAlarmRequests } from './alarmRequests.tsx';

export type Rises = { judged: Judged; detailsOf: (period: Period) => Elements };

type Props = { meter: Meter; today: Date; period: Period; onFound: (rises: Rises) => void };

type DetailsProps = { snapshot: SnapshotFrom<typeof meterWatchMachine>; period: Period };

const addressOf = (episode: Episode) => `?${episodeSearch(episode)}`;

const Details = ({ snapshot, period }: DetailsProps) => (
  <RiseDetails
    snapshot={snapshot}
    period={period}
    addressOf={({ episode }) => addressOf(episode)}
    requestOf={useAlarmRequests()}
    emergencyPhone={useBrand().emergencyPhone}
  />
);

const MeterWatch = ({ meter, today, period, onFound }: Props) => {
  const actor = useActorRef(meterWatch, { input: { meter, today } });
  const snapshot = useSnapshot(actor);
  const requestOf = useAlarmRequests();
  useEffect(() => {
    const { episodes, usual } = snapshot.context;
    onFound({
      judged: { episodes, usual },
      detailsOf: (period) =>
        snapshot.matches('reading') || snapshot.matches('unread') || period.mode === 'monthly' ? null : (
          <Details snapshot={snapshot} period={period} />
        ),
    });
  }, [snapshot, onFound]);
  return (
    <Flow id="meterWatch" snapshot={snapshot}>
      <RiseNotice
        snapshot={snapshot}
        period={period}
        addressOf={addressOf}
        requestOf={requestOf}
        watchAddress={watchPath}
        onRetry={() => actor.send({ type: 'retried' })}
      />
    </Flow>
  );
};

export default MeterWatch;
