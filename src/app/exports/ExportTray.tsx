import { use, useEffect, useState } from 'react';
import { Router } from 'wouter';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { t } from '#locales/fr/export.ts';
import type { ExportActor } from '#machines/export/export.machine.ts';
import { toResumed } from '#machines/export/storedExports.ts';
import type {
  ExportsActor,
  Interrupted,
  Standing,
  TrackedExport,
} from '#machines/exports/exports.machine.ts';
import type { InvoiceExportActor } from '#machines/invoice-export/invoiceExport.machine.ts';
import { required } from '#machines/setup/chart.ts';
import { apart } from '../../flows/export/Export.css.ts';
import { ExportView } from '../../flows/export/ExportView.tsx';
import { consumptionExport, leftOfExport } from '../../flows/export/export.ports.ts';
import { ExportsView } from '../../flows/exports/ExportsView.tsx';
import { exportsOf } from '../../flows/exports/exports.ports.ts';
import { InvoiceExportView } from '../../flows/invoice-export/InvoiceExportView.tsx';
import { invoiceExport, leftOfDocuments } from '../../flows/invoice-export/invoiceExport.ports.ts';
import { ReportTray } from '../../flows/report/ReportTask.tsx';
import { report } from '../../flows/report/report.ports.ts';
import type { session } from '../../flows/session/session.ports.ts';
import { WatchTray } from '../../flows/watch/WatchTask.tsx';
import { watch } from '../../flows/watch/watch.ports.ts';
import { useFocusFallback } from '../../ui/browser/hooks.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { FollowContext } from '../../ui/controls/buttons/Link.tsx';
import { beforeDeparture } from '../../ui/dialogs/leaving.ts';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { type Running, useRunningState } from '../../views/running.ts';
import { navigateSafely, useFollow } from '../navigation/navigateSafely.ts';
import { isSessionOver, SessionContext } from '../session.tsx';
import { createExports, type Exports } from './exports.ts';
import { ExportsContext } from './exportsHolder.ts';
import { useApart } from './visitTask.ts';

/** Renders an export without its dialog. Only the tray is a landmark: all exports have the same name. */
const ExportTrayView = ({ actor }: { actor: ExportActor }) => (
  <div ref={useFocusFallback<HTMLDivElement>({ preventScroll: true })} className={apart}>
    <VisuallyHidden>{t('title')}</VisuallyHidden>
    <ExportView actor={actor} isApart />
  </div>
);

const reportPath = (year: string): string =>
  `/espace-consommation/bilan?${new URLSearchParams({ annee: year })}`;

/** The tray is outside the router of the pages. Without its own router, a link would reload the page. */
const Followed = ({ children }: { children: Elements }) => (
  <FollowContext value={useFollow()}>{children}</FollowContext>
);

const Tray = ({ actor, exports }: { actor: ExportsActor; exports: Exports }) => {
  const consumption = useRunningState(exports.consumption).apart;
  const invoices = useRunningState(exports.invoices).apart;
  const watched = useApart(exports.watch);
  const reported = useApart(exports.report);
  return (
    <ExportsView actor={actor}>
      {consumption.map(([key, each]) => (
        <ExportTrayView key={key} actor={each} />
      ))}
      {invoices.map(([key, each]) => (
        <InvoiceExportView key={key} actor={each} />
      ))}
      {(watched || reported) && (
        <Router aroundNav={navigateSafely}>
          <Followed>
            {watched && <WatchTray actor={watched} onClose={exports.watch.dismiss} />}
            {reported && (
              <ReportTray actor={reported} addressOf={reportPath} onClose={exports.report.dismiss} />
            )}
          </Followed>
        </Router>
      )}
    </ExportsView>
  );
};

type Session = ActorRefFrom<typeof session>;

/** Timeout of the saves in milliseconds, longer than that of each step of an export. */
const saveWithin = 30_000;

type Followed = { actor: ExportsActor; stop: () => void };

/** Adds the interrupted tasks to the tray, in which the user may resume them. The pages do not show them. */
export const resumeExports = (
  { consumption, invoices, watch: watched, report: reported }: Exports,
  interrupted: readonly Interrupted[],
): void => {
  const today = new Date();
  for (const [rank, one] of interrupted.entries()) {
    const key = `interrupted ${rank}`;
    if (one.flow === 'watch')
      watched.offer(() => createActor(watch, { input: { wasInterrupted: true } }).start());
    else if (one.flow === 'report')
      reported.offer(() =>
        createActor(report, { input: { year: one.year, today, wasInterrupted: true } }).start(),
      );
    else if (one.flow === 'export') {
      const source = { contracts: one.contracts, meters: toResumed(one).meters, unread: one.unread };
      consumption.offer(key, () =>
        createActor(consumptionExport, { input: { today, source, interrupted: one } }).start(),
      );
    } else
      invoices.offer(key, () =>
        createActor(invoiceExport, { input: { today, showsAllColumns: false, interrupted: one } }).start(),
      );
  }
};

type AnyExport = ExportActor | InvoiceExportActor;

export const followKind = <Actor extends AnyExport>(
  running: Running<Actor>,
  leftOf: (actor: Actor) => Interrupted | null,
) => {
  const isInterrupted = (actor: Actor) => actor.getSnapshot().matches('interrupted');

  const standingOf = (actor: Actor, isShown: boolean): Standing | null => {
    const snapshot = actor.getSnapshot();
    if (running.isUnderWay(actor)) return snapshot.hasTag('busy') ? 'running' : 'lacking';
    if (isInterrupted(actor)) return 'interrupted';
    // On its own page, an idle export has no result that the tray could show.
    return isShown || snapshot.status !== 'active' ? null : 'over';
  };

  const list = () => running.getState().tracked.map(({ actor }) => actor);
  const leftOfAll = (actors: readonly Actor[]): Interrupted[] =>
    actors.flatMap((actor) => leftOf(actor) ?? []);

  return {
    track: (): TrackedExport[] =>
      running.getState().tracked.flatMap(({ actor, isShown }) => {
        const standing = standingOf(actor, isShown);
        return standing ? [{ standing, isShown }] : [];
      }),
    /** Missing parts of the running and interrupted exports, for a page that closes suddenly. */
    listLeft: (): Interrupted[] =>
      leftOfAll(list().filter((actor) => running.isUnderWay(actor) || isInterrupted(actor))),
    save: async (): Promise<Interrupted[]> =>
      leftOfAll([...(await running.save()), ...list().filter(isInterrupted)]),
    reconnect: () => {
      for (const actor of list()) actor.send({ type: 'connection.restored' });
    },
    subscribe: running.subscribe,
    stop: running.stop,
  };
};

export const followExports = (exports: Exports, session: Session, onEnded: () => void): Followed => {
  const kinds = [
    followKind(exports.consumption, leftOfExport),
    followKind(exports.invoices, leftOfDocuments),
    { ...exports.watch, reconnect: () => {} },
    { ...exports.report, reconnect: () => {} },
  ];
  const actor = createActor(
    exportsOf({
      user: session.getSnapshot().context.profile?.email ?? '',
      save: async () => (await Promise.all(kinds.map(({ save }) => save()))).flat(),
      resume: (interrupted) => resumeExports(exports, interrupted),
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
      for (const kind of kinds) kind.stop();
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

const ExportTray = () => {
  const holder = required(use(ExportsContext));
  const session = SessionContext.useActorRef();
  const [exports] = useState(() => holder.open(createExports));
  const [actor, setActor] = useState<ExportsActor | null>(null);
  useEffect(() => {
    holder.follow();
    const followed = followExports(exports, session, holder.close);
    setActor(followed.actor);
    return followed.stop;
  }, [holder, exports, session]);
  return actor && <Tray actor={actor} exports={exports} />;
};

export default ExportTray;
