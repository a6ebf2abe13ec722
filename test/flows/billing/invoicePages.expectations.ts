import { invoicePagesModel } from '#machines/billing/invoicePages.model.ts';
import type { Invoice } from '#src/domain/billing/invoice.ts';
import { contractRowsExpectations } from '../../walks/contractRowsExpectations.ts';
import { defineExpectations } from '../../walks/expectations.ts';

export const invoicePagesExpectations = defineExpectations(invoicePagesModel)(
  contractRowsExpectations<Invoice>({
    caption: 'Factures du contrat',
    row: 'facture',
    lineOf: ({ numeroFacture }) => numeroFacture,
  }),
);
