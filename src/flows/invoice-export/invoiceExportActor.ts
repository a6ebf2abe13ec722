import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { invoiceExportMachine } from '#machines/invoice-export/invoiceExport.machine.ts';

export type InvoiceExportActor = ActorRefFrom<typeof invoiceExportMachine>;
export type InvoiceExportSnapshot = SnapshotFrom<typeof invoiceExportMachine>;

/** What a part of the bar is given. */
export type PartProps = { actor: InvoiceExportActor; snapshot: InvoiceExportSnapshot };

export type BarProps = PartProps & {
  /** Invoices are read for a button of this page, which is far from the bar. */
  takesFocus: boolean;
};
