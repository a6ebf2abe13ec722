import { invoicePagesModel } from '#machines/billing/invoicePages.model.ts';
import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { billingContract } from '#machines/domain/fixtures/billing.ts';
import { InvoicePagesView } from '#src/flows/billing/InvoicePagesView.tsx';
import { DownloadsProvider } from '#src/views/DownloadsProvider.tsx';
import { defineWalk } from './defineWalk.ts';
import { invoicePagesSigns } from './invoicePages.signs.ts';

const today = new Date('2026-11-21T12:00');
const nothing = () => null;

export const invoicePagesWalk = defineWalk(invoicePagesModel, {
  mount: (actor) => (
    <DownloadsProvider download={documentDownloadMachine}>
      <InvoicePagesView
        actor={actor}
        contract={billingContract}
        today={today}
        showsAllColumns
        selectionOf={nothing}
        insertsAddressOf={() => '?modale=encarts'}
      />
    </DownloadsProvider>
  ),
  events: {
    'page.turned': (screen, { page }) => screen.press('button', `Page ${page}`),
    retried: (screen) => screen.press('button', 'Réessayer'),
  },
  signs: invoicePagesSigns,
});
