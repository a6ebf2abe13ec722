import { createActor } from 'xstate';
import { invoiceTableMachine } from '#machines/billing/invoiceTable.machine.ts';
import { pendingCriteria } from '#src/domain/calendar.ts';

/** Properties of an invoice table without selection, export and pages of the portal. */
export const invoiceCells = {
  today: new Date('2026-11-21T12:00'),
  showsDueDates: true,
  selectionOf: () => null,
  contractSelectionOf: () => null,
  exportOf: () => null,
  insertsAddressOf: () => '?modale=encarts',
  payAddressOf: () => '?modale=payer',
};

/** Properties of the list of invoices, whose unpaid invoices are not loaded. */
export const invoiceListProps = () => ({
  ...invoiceCells,
  pending: createActor(invoiceTableMachine, { input: { criteria: pendingCriteria(invoiceCells.today) } }),
  view: 'contrats' as const,
  onView: () => {},
  consumerSite: 'https://www.eaux-du-ponant.example/',
});
