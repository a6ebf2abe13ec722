import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { createActor } from 'xstate';
import type { ReportActor } from '#machines/report/report.machine.ts';
import { interruptedKey, isInTab } from '../../api/storage/stored.ts';
import { type Report, yearOfAddress } from '../../domain/consumption/report.ts';
import { ReportView } from '../../flows/report/ReportView.tsx';
import { restoreReadings } from '../../flows/report/readings.ts';
import { report } from '../../flows/report/report.ports.ts';
import { loadModule } from '../../ui/browser/loadModule.ts';
import { useSnapshot } from '../../views/Flow.tsx';
import { useTask } from '../../views/tasks.ts';
import { meterPath } from '../navigation/addresses.ts';
import { useSearchAddress } from '../navigation/useSearchAddress.ts';
import { useProfile } from '../session.tsx';
import { usePreloadedTray } from '../tasks/TasksProvider.tsx';
import { useTasks } from '../tasks/tasks.ts';
import { episodeSearch } from './alarmRequests.tsx';
import { withContracts } from './noContracts.tsx';

const addressOf = ({ meter, episode }: Report['rises'][number]) =>
  `${meterPath(meter)}?${episodeSearch(episode)}`;

type Named = { year: string };

const write = ({ year }: Named) => new URLSearchParams({ annee: year });

type PageProps = {
  actor: ReportActor;
  read: (parameters: URLSearchParams) => Named;
  replacing: string | null;
};

const ReportPage = ({ actor, read, replacing }: PageProps) => {
  const snapshot = useSnapshot(actor);
  const [path, navigate] = useLocation();
  const [isReplaced, setReplaced] = useState(replacing !== null);
  const { year } = snapshot.context;
  if (isReplaced && year !== replacing) setReplaced(false);
  usePreloadedTray(snapshot.hasTag('busy'));
  useSearchAddress({
    typed: { year },
    read,
    write,
    onRequest: (named) => actor.send({ type: 'year.chosen', ...named }),
  });
  useEffect(() => {
    if (replacing) navigate(`${path}?${write({ year: replacing })}`, { replace: true });
  }, [path, navigate, replacing]);
  return <ReportView actor={actor} addressOf={addressOf} isYearReplaced={isReplaced} />;
};

const useRestored = (): boolean => {
  const { email } = useProfile();
  const [isRestored, setRestored] = useState(() => !isInTab(interruptedKey));
  useEffect(() => {
    if (isRestored) return;
    const restore = async () => {
      const { findInterrupted } = await loadModule(() => import('../../flows/exports/exports.ports.ts'));
      for (const one of await findInterrupted(email)) if (one.flow === 'report') restoreReadings(one);
    };
    const go = () => setRestored(true);
    restore().then(go, go);
  }, [email, isRestored]);
  return isRestored;
};

const ReportOfYear = () => {
  const [today] = useState(() => new Date());
  const read = (parameters: URLSearchParams): Named => ({ year: yearOfAddress(parameters, today) });
  const [opened] = useState(() => read(new URLSearchParams(location.search)));
  const [replacing] = useState(() => {
    const named = new URLSearchParams(location.search).get('annee');
    return named === null || named === opened.year ? null : opened.year;
  });
  const actor = useTask(useTasks().report, () =>
    createActor(report, { input: { ...opened, today } }).start(),
  );
  const [isAtYear, setAtYear] = useState(false);
  // Starts the report of the year in the URL. The report in memory may be interrupted or of another year.
  useLayoutEffect(() => {
    actor.send({ type: 'year.chosen', ...opened });
    const snapshot = actor.getSnapshot();
    if (snapshot.hasTag('idle') || snapshot.hasTag('interrupted')) actor.send({ type: 'started' });
    setAtYear(true);
  }, [actor, opened]);
  return isAtYear && <ReportPage actor={actor} read={read} replacing={replacing} />;
};

const ReportRoute = () => useRestored() && <ReportOfYear />;

export default withContracts('report', ReportRoute, 'needed');
