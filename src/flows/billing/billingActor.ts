import type { ActorRefFrom } from 'xstate';
import type { billingMachine, invoicePagesMachine } from '#machines/billing/billing.machine.ts';
import type { BillingContract, Invoice } from '../../domain/billing/invoice.ts';
import type { InvoiceCriteria } from '../../domain/billing/invoiceSearch.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';

export type BillingActor = ActorRefFrom<typeof billingMachine>;
export type InvoicePagesActor = ActorRefFrom<typeof invoicePagesMachine>;

/** What the page puts in the list, which other flows show, and what of an invoice is shown. */
export type InvoiceCells = {
  /** Selects the invoice of a row. */
  selectionOf: (contract: BillingContract, invoice: Invoice) => Elements;
  /** Selects those of a contract that are shown, then all those that the search finds. */
  contractSelectionOf: (
    contract: BillingContract,
    shown: readonly Invoice[],
    criteria: InvoiceCriteria,
  ) => Elements;
  /** Where the documents that come with it open. */
  insertsAddressOf: (invoice: Invoice) => string;
  /** Whether the columns hidden from customers are shown (docs/rules.md#invoice-table). */
  showsAllColumns: boolean;
  today: Date;
};
