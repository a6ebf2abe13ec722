import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { Alarm } from '../../domain/consumption/watch/alarms.ts';
import { WatchView } from '../../flows/watch/WatchView.tsx';
import { watch } from '../../flows/watch/watch.ports.ts';
import { useBrand } from '../../ui/theme/brand.tsx';
import { meterPath } from '../navigation/addresses.ts';
import { episodeSearch, useAlarmRequests } from './alarmRequests.tsx';

const addressOf = ({ meter, episode }: Alarm) => `${meterPath(meter)}?${episodeSearch(episode)}`;

/** Unusual consumption of all the remote meters (docs/rules.md#watch). */
const WatchRoute = () => {
  const [today] = useState(() => new Date());
  const actor = useActorRef(watch, { input: { today } });
  const requestOf = useAlarmRequests();
  const { emergencyPhone } = useBrand();
  return (
    <WatchView actor={actor} addressOf={addressOf} requestOf={requestOf} emergencyPhone={emergencyPhone} />
  );
};

export default WatchRoute;
