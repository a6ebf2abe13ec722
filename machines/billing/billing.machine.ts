import type { BillingContract, Invoice } from '#src/domain/billing/invoice.ts';
import {
  type InvoiceCriteria,
  invoiceCriteriaSchema,
  type TypedInvoiceSearch,
} from '#src/domain/billing/invoiceSearch.ts';
import { contractListMachine } from '../contract-list/contractList.machine.ts';
import { contractRowsMachine } from '../contract-rows/contractRows.machine.ts';

export const billingMachine = contractListMachine<TypedInvoiceSearch, InvoiceCriteria, BillingContract>({
  id: 'billing',
  description: 'Chercher et consulter les factures, contrat par contrat',
  schema: invoiceCriteriaSchema,
});

export const invoicePagesMachine = contractRowsMachine<InvoiceCriteria, Invoice>({
  id: 'invoicePages',
  description: 'Parcourir les factures d’un contrat',
});
