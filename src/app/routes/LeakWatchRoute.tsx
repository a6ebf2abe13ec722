import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { Alarm } from '../../domain/consumption/watch/alarms.ts';
import { LeakWatchView } from '../../flows/leak-watch/LeakWatchView.tsx';
import { watch } from '../../flows/leak-watch/leakWatch.ports.ts';
import { type WatchList, wholeList } from '../../flows/leak-watch/watchList.ts';
import { createStore } from '../../ui/browser/store.ts';
import { useBrand } from '../../ui/theme/brand.tsx';
import { useSnapshot } from '../../views/Flow.tsx';
import { useTask } from '../../views/tasks.ts';
import { isAnyRiseKnown, leaveWatchFor, useRequests } from '../leak-watch/leakWatchVisit.ts';
import { useBadges } from '../menu/badges.ts';
import { meterPath } from '../navigation/addresses.ts';
import { onVisitOver } from '../session.tsx';
import { usePreloadedTray } from '../tasks/TasksProvider.tsx';
import { useTasks } from '../tasks/tasks.ts';
import { episodeSearch, useAlarmRequests } from './alarmRequests.tsx';
import { withContracts } from './noContracts.tsx';

const addressOf = ({ meter, episode }: Alarm) => `${meterPath(meter)}?${episodeSearch(episode)}`;

const ageInterval = 30_000;

const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), ageInterval);
    return () => clearInterval(ticking);
  }, []);
  return now;
};

const lastList = createStore<WatchList>(wholeList);

onVisitOver(() => lastList.write(wholeList));

const LeakWatchRoute = () => {
  const actor = useTask(useTasks().watch, () => createActor(watch, { input: {} }).start());
  useEffect(() => {
    // Starts the search for leaks without a click if another page has already found a leak.
    if (isAnyRiseKnown() && actor.getSnapshot().hasTag('idle')) actor.send({ type: 'started' });
  }, [actor]);
  useEffect(() => () => leaveWatchFor(location.pathname), []);
  const isBusy = useSnapshot(actor).hasTag('busy');
  usePreloadedTray(isBusy);
  const now = useNow();
  const requestOf = useAlarmRequests();
  const requestedOn = useRequests();
  const { emergencyPhone } = useBrand();
  const known = useBadges().consumption;
  return (
    <LeakWatchView
      actor={actor}
      now={now}
      lastCount={known?.isPartial ? undefined : known?.count}
      list={lastList.use((list) => list)}
      onList={lastList.write}
      requestedOn={requestedOn}
      addressOf={addressOf}
      requestOf={requestOf}
      emergencyPhone={emergencyPhone}
    />
  );
};

export default withContracts('watch', LeakWatchRoute, 'needed');
