import { type ComponentType, use, useEffect, useState } from 'react';
import { Router } from 'wouter';
import { type ActorRefFrom, type AnyActorRef, createActor, waitFor } from 'xstate';
import { t } from '#locales/fr/export.ts';
import { type ExportActor, leftOfExport } from '#machines/export/export.machine.ts';
import { toResumed } from '#machines/export/storedExports.ts';
import type { ExportsActor, Interrupted } from '#machines/exports/exports.machine.ts';
import { leftOfDocuments } from '#machines/invoice-export/invoiceExport.machine.ts';
import type { WatchActor } from '#machines/leak-watch/leakWatch.machine.ts';
import type { ReportActor } from '#machines/report/report.machine.ts';
import { required } from '#machines/setup/chart.ts';
import { to } from '../../domain/paths.ts';
import { apart } from '../../flows/export/Export.css.ts';
import { ExportView } from '../../flows/export/ExportView.tsx';
import { consumptionExport } from '../../flows/export/export.ports.ts';
import { ExportsView } from '../../flows/exports/ExportsView.tsx';
import { exportsOf } from '../../flows/exports/exports.ports.ts';
import { InvoiceExportView } from '../../flows/invoice-export/InvoiceExportView.tsx';
import { invoiceExport } from '../../flows/invoice-export/invoiceExport.ports.ts';
import { WatchTray } from '../../flows/leak-watch/LeakWatchTask.tsx';
import { watch } from '../../flows/leak-watch/leakWatch.ports.ts';
import { ReportTray } from '../../flows/report/ReportTask.tsx';
import { restoreReadings, toInterrupted } from '../../flows/report/readings.ts';
import { report } from '../../flows/report/report.ports.ts';
import type { session } from '../../flows/session/session.ports.ts';
import { useFocusFallback } from '../../ui/browser/hooks.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { FollowContext } from '../../ui/controls/buttons/Link.tsx';
import { beforeDeparture } from '../../ui/dialogs/leaving.ts';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import type { Tasks, TasksOf } from '../../views/tasks.ts';
import { navigateSafely, useFollow } from '../navigation/navigateSafely.ts';
import { isSessionOver, SessionContext } from '../session.tsx';
import { createAllTasks, isPartlyRead } from './tasks.ts';
import { TasksContext } from './tasksHolder.ts';

/** Export in the tray of running exports. No landmark, because several exports would have the same name. */
const ExportTrayView = ({ actor }: { actor: ExportActor }) => (
  <div ref={useFocusFallback<HTMLDivElement>({ preventScroll: true })} className={apart}>
    <VisuallyHidden>{t('title')}</VisuallyHidden>
    <ExportView actor={actor} isApart />
  </div>
);

const reportPath = (annee: string): string => to('/espace-consommation/bilan', { annee });

type OfTask<Actor> = { actor: Actor; onClose: () => void };

const ReportInTray = (props: OfTask<ReportActor>) => <ReportTray {...props} addressOf={reportPath} />;

/** Lets the links of the tray use the router, because the tray is outside the pages. */
const Followed = ({ children }: { children: Elements }) => (
  <FollowContext value={useFollow()}>{children}</FollowContext>
);

type KindProps<Actor extends AnyActorRef> = { tasks: TasksOf<Actor>; view: ComponentType<OfTask<Actor>> };

const Kind = <Actor extends AnyActorRef>({ tasks, view: View }: KindProps<Actor>) =>
  tasks.useApart().map(([key, actor]) => <View key={key} actor={actor} onClose={() => tasks.dismiss(key)} />);

const Tray = ({ actor, tasks }: { actor: ExportsActor; tasks: Tasks }) => (
  <ExportsView actor={actor}>
    <Router aroundNav={navigateSafely}>
      <Followed>
        <Kind tasks={tasks.consumption} view={ExportTrayView} />
        <Kind tasks={tasks.invoices} view={InvoiceExportView} />
        <Kind tasks={tasks.watch} view={WatchTray} />
        <Kind tasks={tasks.report} view={ReportInTray} />
      </Followed>
    </Router>
  </ExportsView>
);

type Session = ActorRefFrom<typeof session>;

/** Time limit of a save, in milliseconds. Longer than the time limit of one step of an export. */
const saveWithin = 30_000;

type Followed = { actor: ExportsActor; stop: () => void };

export const resumeTasks = (
  { consumption, invoices, watch: watched, report: reported }: Tasks,
  interrupted: readonly Interrupted[],
): void => {
  const today = new Date();
  for (const [rank, one] of interrupted.entries()) {
    const key = `interrupted ${rank}`;
    if (one.flow === 'leakWatch')
      watched.offer('', () => createActor(watch, { input: { wasInterrupted: true } }).start());
    else if (one.flow === 'report') {
      restoreReadings(one);
      reported.offer('', () =>
        createActor(report, { input: { year: one.year, today, wasInterrupted: true } }).start(),
      );
    } else if (one.flow === 'export') {
      const source = { contracts: one.contracts, meters: toResumed(one).meters, unread: one.unread };
      consumption.offer(key, () =>
        createActor(consumptionExport, { input: { today, source, interrupted: one } }).start(),
      );
    } else
      invoices.offer(key, () =>
        createActor(invoiceExport, { input: { today, showsDueDates: false, interrupted: one } }).start(),
      );
  }
};

type LeftOf<Actor> = (actor: Actor, isExpired: boolean) => Interrupted | null;

export const withLeft = <Actor extends AnyActorRef>(tasks: TasksOf<Actor>, leftOf: LeftOf<Actor>) => ({
  ...tasks,
  listLeft: () => tasks.unfinished().flatMap((actor) => leftOf(actor, false) ?? []),
  save: async () => (await tasks.save()).flatMap((actor) => leftOf(actor, true) ?? []),
});

export const leftOfReading =
  <Actor extends WatchActor | ReportActor>(toInterrupted: (actor: Actor) => Interrupted): LeftOf<Actor> =>
  (actor, isExpired) => {
    const snapshot = actor.getSnapshot();
    const isUnfinished = snapshot.hasTag('held') || snapshot.hasTag('interrupted') || isPartlyRead(actor);
    return isUnfinished || (isExpired && snapshot.context.fetched.length > 0) ? toInterrupted(actor) : null;
  };

export const followTasks = (tasks: Tasks, session: Session, onEnded: () => void): Followed => {
  const kinds = [
    withLeft(tasks.consumption, leftOfExport),
    withLeft(tasks.invoices, leftOfDocuments),
    withLeft(
      tasks.watch,
      leftOfReading(() => ({ flow: 'leakWatch' })),
    ),
    withLeft(
      tasks.report,
      leftOfReading((actor) => toInterrupted(actor.getSnapshot().context)),
    ),
  ];
  const actor = createActor(
    exportsOf({
      user: session.getSnapshot().context.profile?.email ?? '',
      save: async () => (await Promise.all(kinds.map(({ save }) => save()))).flat(),
      resume: (interrupted) => resumeTasks(tasks, interrupted),
    }),
  );
  const report = () =>
    actor.send({ type: 'exports.changed', exports: kinds.flatMap(({ track }) => track()) });
  const save = async () => {
    actor.send({ type: 'session.expired' });
    await waitFor(actor, (snapshot) => !snapshot.matches('saving') && !snapshot.matches('remembering'), {
      timeout: saveWithin,
    });
  };
  const events = new AbortController();
  const { signal } = events;
  const stops = [
    ...kinds.map(({ subscribe }) => subscribe(report)),
    beforeDeparture(save),
    session.subscribe((snapshot) => {
      if (isSessionOver(snapshot)) actor.send({ type: 'session.ended' });
    }).unsubscribe,
    () => events.abort(),
  ];
  const stop = () => {
    for (const each of stops) each();
  };
  actor.subscribe({
    complete: () => {
      stop();
      onEnded();
    },
  });
  actor.start();
  report();
  addEventListener(
    'pagehide',
    () => actor.send({ type: 'page.left', missing: kinds.flatMap(({ listLeft }) => listLeft()) }),
    { signal },
  );
  const reconnect = () => {
    for (const kind of kinds) kind.reconnect();
  };
  addEventListener('online', reconnect, { signal });
  return { actor, stop };
};

const TaskTray = () => {
  const holder = required(use(TasksContext));
  const session = SessionContext.useActorRef();
  const [tasks] = useState(() => holder.open(createAllTasks));
  const [actor, setActor] = useState<ExportsActor | null>(null);
  useEffect(() => {
    holder.follow();
    const followed = followTasks(tasks, session, holder.close);
    setActor(followed.actor);
    return followed.stop;
  }, [holder, tasks, session]);
  return actor && <Tray actor={actor} tasks={tasks} />;
};

export default TaskTray;
