import { useMemo } from 'react';
import { t } from '#locales/fr/inserts.ts';
import { documentDownload } from '../../flows/document-download/documentDownload.ports.ts';
import { InsertsSkeleton } from '../../flows/inserts/InsertsSkeleton.tsx';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { usePreload } from '../../ui/browser/usePreload.ts';
import { dialogPlaceholder } from '../../ui/dialogs/DialogPlaceholder.tsx';
import { DialogShell } from '../../ui/dialogs/DialogShell.tsx';
import { DownloadsProvider } from '../../views/downloads/DownloadsProvider.tsx';
import { useModalAddress } from '../navigation/useModalAddress.ts';

const InsertsDialog = onDemand(
  () => import('../../flows/inserts/InsertsDialog.tsx'),
  dialogPlaceholder(<InsertsSkeleton />),
);
const likely = [InsertsDialog];

const findInvoice = (search: URLSearchParams) => {
  const [reference, numeroFacture] = [search.get('contrat'), search.get('facture')];
  return search.get('modale') === 'encarts' && reference && numeroFacture
    ? { reference, numeroFacture }
    : null;
};

/** The documents that come with the invoice of the address, if it names one (docs/rules.md#modal-addresses). */
export const InsertsModal = () => {
  const { search, close } = useModalAddress();
  const invoice = useMemo(() => findInvoice(search), [search]);
  usePreload(likely);
  return (
    invoice && (
      <DialogShell title={t('title', { numeroFacture: invoice.numeroFacture })} onClose={close}>
        <DownloadsProvider download={documentDownload}>
          <InsertsDialog invoice={invoice} onAbandoned={close} />
        </DownloadsProvider>
      </DialogShell>
    )
  );
};
