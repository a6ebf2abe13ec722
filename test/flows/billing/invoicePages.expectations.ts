import { invoicePagesModel } from '#machines/billing/invoicePages.model.ts';
import type { Invoice } from '#machines/domain/invoice.ts';
import { contractRowsSigns } from '../../walks/contractRowsExpectations.ts';
import { defineSigns } from '../../walks/expectations.ts';

export const invoicePagesSigns = defineSigns(invoicePagesModel)(
  contractRowsSigns<Invoice>({
    caption: 'Factures du contrat',
    row: 'facture',
    lineOf: ({ numeroFacture }) => numeroFacture,
  }),
);
