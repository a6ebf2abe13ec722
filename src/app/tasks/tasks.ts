import { use } from 'react';
import type { ExportActor } from '#machines/export/export.machine.ts';
import type { InvoiceExportActor } from '#machines/invoice-export/invoiceExport.machine.ts';
import type { WatchActor } from '#machines/leak-watch/leakWatch.machine.ts';
import type { ReportActor } from '#machines/report/report.machine.ts';
import { required } from '#machines/setup/chart.ts';
import { isInsufficient, toAlarms } from '../../domain/consumption/watch/alarms.ts';
import { forgetReadings } from '../../flows/report/readings.ts';
import { createTasks, type Tasks } from '../../views/tasks.ts';
import { reportWatch } from '../leak-watch/leakWatchVisit.ts';
import { onVisitOver } from '../session.tsx';
import { TasksContext } from './tasksHolder.ts';

onVisitOver(forgetReadings);

export const isPartlyRead = (actor: WatchActor | ReportActor): boolean => {
  const { meters, fetched } = actor.getSnapshot().context;
  return fetched.length < meters.length;
};

const reading = { isLasting: true, isToConsult: isPartlyRead };

const createWatches = () => {
  const watches = createTasks<WatchActor>(reading);
  let known: readonly object[] = [];
  watches.subscribe(() => {
    const { fetched, readAt } = watches.get('')?.getSnapshot().context ?? { fetched: [], readAt: null };
    if (fetched === known) return;
    known = fetched;
    const isAny = readAt !== null && fetched.length > 0;
    const insufficientCount = fetched.filter(isInsufficient).length;
    const read = { readCount: fetched.length, insufficientCount, alarms: toAlarms(fetched) };
    reportWatch(isAny ? { readAt, ...read } : null);
  });
  return watches;
};

const isToConsult = (actor: ExportActor | InvoiceExportActor): boolean =>
  actor.getSnapshot().hasTag('toConsult');

export const createAllTasks = (): Tasks => ({
  consumption: createTasks<ExportActor>({ isToConsult }),
  invoices: createTasks<InvoiceExportActor>({
    isToConsult,
    isIdle: (actor) => {
      const snapshot = actor.getSnapshot();
      const { selection, saved } = snapshot.context;
      return snapshot.hasTag('idle') && (selection.size === 0 || saved !== null);
    },
  }),
  watch: createWatches(),
  report: createTasks<ReportActor>(reading),
});

export const useTasks = (): Tasks => required(use(TasksContext)).open(createAllTasks);
