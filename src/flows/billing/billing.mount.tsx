import { billingMachine } from '#machines/billing/billing.machine.ts';
import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { DownloadsProvider } from '../../views/downloads/downloads.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { BillingView } from './BillingView.tsx';

const today = new Date('2026-11-21T12:00');

export const billingMount = defineMount(billingMachine, (props: MountProps<typeof BillingView>) => (
  <DownloadsProvider download={documentDownloadMachine}>
    <BillingView
      today={today}
      showsAllColumns
      consumerSite="https://www.eaux-du-ponant.example/"
      selectionOf={() => null}
      contractSelectionOf={() => null}
      insertsAddressOf={({ numeroFacture }) => `?modale=encarts&facture=${encodeURIComponent(numeroFacture)}`}
      {...props}
    />
  </DownloadsProvider>
));
