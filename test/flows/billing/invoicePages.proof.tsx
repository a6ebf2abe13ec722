import { invoicePagesModel } from '#machines/billing/invoicePages.model.ts';
import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import type { Invoice } from '#src/domain/billing/invoice.ts';
import { billingContract } from '#src/domain/fixtures/account.ts';
import { contractRowsExpectations, contractRowsGestures } from '../../walks/contractLists.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { invoiceCells } from './invoiceCells.ts';

export const invoicePagesProof = defineProof(invoicePagesModel)({
  view: async () => {
    const { DownloadsProvider } = await import('#src/views/downloads/downloads.tsx');
    const { InvoicePagesView } = await import('#src/flows/billing/ContractInvoices.tsx');
    return (props) => (
      <DownloadsProvider download={documentDownloadMachine}>
        <InvoicePagesView {...invoiceCells} contract={billingContract} {...props} />
      </DownloadsProvider>
    );
  },
  gestures: contractRowsGestures,
  states: contractRowsExpectations<Invoice>({
    caption: 'Factures du contrat',
    row: 'facture',
    lineOf: ({ numeroFacture }) => numeroFacture,
  }),
});
