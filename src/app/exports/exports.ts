import type { ExportActor } from '#machines/export/export.machine.ts';
import type { InvoiceExportActor } from '#machines/invoice-export/invoiceExport.machine.ts';
import type { ReportActor } from '#machines/report/report.machine.ts';
import { createRunning } from '../../views/running.ts';
import { createWatchTask } from '../watch/watchTask.ts';
import { createVisitTask } from './visitTask.ts';

type AnyExport = ExportActor | InvoiceExportActor;

const isReady = (actor: AnyExport): boolean => {
  const snapshot = actor.getSnapshot();
  return (
    snapshot.status === 'active' &&
    (['saved', 'savingAgain', 'unsaved'] as const).some((choosing) => snapshot.matches({ choosing }))
  );
};

/** Exports, leak watch and report of the tab, which continue on other pages (docs/rules.md#exports). */
export const createExports = () => ({
  watch: createWatchTask(),
  report: createVisitTask<ReportActor>({
    toInterrupted: (actor) => ({ flow: 'report', year: actor.getSnapshot().context.year }),
  }),
  consumption: createRunning<ExportActor>({
    isUnderWay: (actor) => {
      const snapshot = actor.getSnapshot();
      return snapshot.status === 'active' && !snapshot.can({ type: 'closed' });
    },
    isReady,
    isOver: (actor) => {
      const snapshot = actor.getSnapshot();
      return snapshot.status !== 'active' || snapshot.matches({ choosing: 'ready' });
    },
  }),
  invoices: createRunning<InvoiceExportActor>({
    isUnderWay: (actor) => {
      const snapshot = actor.getSnapshot();
      return !snapshot.matches('choosing') && !snapshot.matches('interrupted');
    },
    isReady,
    isOver: (actor) => {
      const snapshot = actor.getSnapshot();
      const { selection, saved } = snapshot.context;
      return snapshot.matches({ choosing: 'ready' }) && (selection.size === 0 || saved !== null);
    },
  }),
});

export type Exports = ReturnType<typeof createExports>;
