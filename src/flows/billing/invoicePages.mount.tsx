import { invoicePagesMachine } from '#machines/billing/billing.machine.ts';
import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { billingContract } from '../../domain/fixtures/account.ts';
import { DownloadsProvider } from '../../views/downloads/downloads.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { InvoicePagesView } from './ContractInvoices.tsx';

const today = new Date('2026-11-21T12:00');

export const invoicePagesMount = defineMount(
  invoicePagesMachine,
  (props: MountProps<typeof InvoicePagesView>) => (
    <DownloadsProvider download={documentDownloadMachine}>
      <InvoicePagesView
        contract={billingContract}
        today={today}
        showsAllColumns
        selectionOf={() => null}
        contractSelectionOf={() => null}
        insertsAddressOf={() => '?modale=encarts'}
        {...props}
      />
    </DownloadsProvider>
  ),
);
