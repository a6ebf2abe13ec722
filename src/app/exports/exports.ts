import { createContext, use } from 'react';
import { required } from '#machines/setup/required.ts';
import type { ExportActor } from '../../flows/export/exportActor.ts';
import type { InvoiceExportActor } from '../../flows/invoice-export/invoiceExportActor.ts';
import { createRunning } from '../../views/running.ts';

/** The exports of the tab, which go on from page to page (docs/rules.md#exports). */
export const createExports = () => ({
  consumption: createRunning<ExportActor>({
    isUnderWay: (actor) => {
      const snapshot = actor.getSnapshot();
      return snapshot.status === 'active' && !snapshot.can({ type: 'closed' });
    },
    isOver: (actor) => {
      const snapshot = actor.getSnapshot();
      return snapshot.status !== 'active' || snapshot.matches({ choosing: 'ready' });
    },
  }),
  invoices: createRunning<InvoiceExportActor>({
    isUnderWay: (actor) => !actor.getSnapshot().matches('choosing'),
    isOver: (actor) => {
      const snapshot = actor.getSnapshot();
      const { selection, saved } = snapshot.context;
      return snapshot.matches({ choosing: 'ready' }) && (selection.size === 0 || saved !== null);
    },
  }),
});

export type Exports = ReturnType<typeof createExports>;

export const ExportsContext = createContext<Exports | null>(null);

/** Given by `ExportsProvider`. */
export const useExports = (): Exports => required(use(ExportsContext));
