import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createActor } from 'xstate';
import { t } from '#locales/fr/inserts.ts';
import type { InvoiceExportActor } from '#machines/invoice-export/invoiceExport.machine.ts';
import { toListedInvoices } from '#machines/invoice-export/selection.ts';
import { lastListFormat } from '../../api/storage/rowSize.ts';
import type { BillingContract, Invoice } from '../../domain/billing/invoice.ts';
import {
  addressOfSearch,
  type InvoiceCriteria,
  invoiceCriteriaSchema,
  searchOfAddress,
} from '../../domain/billing/invoiceSearch.ts';
import { BillingView } from '../../flows/billing/BillingView.tsx';
import { billing } from '../../flows/billing/billing.ports.ts';
import type { BillingActor } from '../../flows/billing/columns.tsx';
import { documentDownload } from '../../flows/document-download/documentDownload.ports.ts';
import { ContractSelection, SelectionCheckbox } from '../../flows/invoice-export/ContractSelection.tsx';
import { EverythingButton, EverythingSkeleton } from '../../flows/invoice-export/EverythingButton.tsx';
import { InvoiceExportView } from '../../flows/invoice-export/InvoiceExportView.tsx';
import { invoiceExport } from '../../flows/invoice-export/invoiceExport.ports.ts';
import { onDemand, usePreload } from '../../ui/browser/onDemand.tsx';
import { DialogShell } from '../../ui/dialogs/Dialog.tsx';
import { dialogPlaceholder, FieldSkeleton } from '../../ui/dialogs/DialogPlaceholder.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { useBrand } from '../../ui/theme/brand.tsx';
import { DownloadsProvider } from '../../views/downloads/downloads.tsx';
import { useRunning } from '../../views/running.ts';
import { useExports, usePreloadedTray } from '../exports/ExportsProvider.tsx';
import { PayPanel } from '../modals/PayPanel.tsx';
import { useModalAddress } from '../navigation/useModalAddress.ts';
import { useProfile } from '../session.tsx';
import { useSettings } from '../settings/settings.ts';
import { noContracts, useSearchedList } from './noContracts.tsx';

type Props = { list: BillingActor; exporter: InvoiceExportActor; today: Date };

const ExportEverything = ({ list, exporter, today }: Props) => {
  const isSearching = useSelector(list, (snapshot) => snapshot.matches('searching'));
  const isListed = useSelector(list, (snapshot) => snapshot.matches('listed'));
  const typed = useSelector(list, ({ context }) => context.typed);
  const isUsual = addressOfSearch(typed, today).size === 0;
  if (isSearching) return <EverythingSkeleton isUsual={isUsual} />;
  return (
    isListed && (
      <EverythingButton actor={exporter} criteria={invoiceCriteriaSchema.parse(typed)} isUsual={isUsual} />
    )
  );
};

const InsertsDialog = onDemand(
  () => import('../../flows/inserts/InsertsDialog.tsx'),
  dialogPlaceholder(
    <>
      <FieldSkeleton />
      <FieldSkeleton />
    </>,
  ),
);
const likely = [InsertsDialog];

const findInvoice = (search: URLSearchParams) => {
  const [reference, numeroFacture] = [search.get('contrat'), search.get('facture')];
  return search.get('modale') === 'encarts' && reference && numeroFacture
    ? { reference, numeroFacture }
    : null;
};

/** Documents of the invoice in the address, if any (docs/rules.md#modal-addresses). */
const InsertsModal = () => {
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

/** Contracts with their invoices, for the search in the address (docs/rules.md#invoices). */
const BillingRoute = () => {
  const { environment } = useSettings();
  const { consumerSite } = useBrand();
  const profile = useProfile();
  const [today] = useState(() => new Date());
  const { showsEverything: showsAllColumns } = environment;
  const { list, opened, typed, addressOver } = useSearchedList(billing, {
    read: useCallback((parameters) => searchOfAddress(parameters, today), [today]),
    write: useCallback((search) => addressOfSearch(search, today), [today]),
    profile,
  });
  const exporter = useRunning(useExports().invoices, String(addressOfSearch(opened, today)), () =>
    createActor(invoiceExport, {
      input: { today, showsAllColumns, lastFormat: lastListFormat.read() },
    }).start(),
  );
  const isSelecting = useSelector(exporter, ({ context }) => context.selection.size > 0);
  usePreloadedTray(isSelecting);
  const format = useSelector(exporter, ({ context }) => context.format);

  useEffect(() => {
    if (format === 'xlsx' || format === 'csv') lastListFormat.write(format);
  }, [format]);

  useEffect(() => {
    if (typed !== opened) exporter.send({ type: 'search.changed' });
  }, [exporter, typed, opened]);

  const total =
    profile.contracts_status === 'OK' && profile.contracts.length > 0 ? profile.soldeGlobal : null;

  const insertsAddressOf = useCallback(
    ({ reference: contrat, numeroFacture: facture }: Invoice) =>
      addressOver({ modale: 'encarts', contrat, facture }),
    [addressOver],
  );
  const selectionOf = useCallback(
    (contract: BillingContract, invoice: Invoice) => (
      <SelectionCheckbox actor={exporter} listed={toListedInvoices(contract, [invoice])} />
    ),
    [exporter],
  );
  const contractSelectionOf = useCallback(
    (contract: BillingContract, shown: readonly Invoice[], criteria: InvoiceCriteria) => (
      <ContractSelection
        actor={exporter}
        contract={{ ...contract, shown: toListedInvoices(contract, shown) }}
        criteria={criteria}
      />
    ),
    [exporter],
  );

  return (
    <>
      <DownloadsProvider download={documentDownload}>
        <BillingView
          actor={list}
          today={today}
          consumerSite={consumerSite}
          showsAllColumns={showsAllColumns}
          total={total}
          empty={noContracts(profile)}
          selectionOf={selectionOf}
          contractSelectionOf={contractSelectionOf}
          insertsAddressOf={insertsAddressOf}
        >
          <ExportEverything list={list} exporter={exporter} today={today} />
        </BillingView>
      </DownloadsProvider>
      <Boundary>
        <InvoiceExportView actor={exporter} />
      </Boundary>
      <Boundary>
        <InsertsModal />
      </Boundary>
      <Boundary>
        <PayPanel />
      </Boundary>
    </>
  );
};

export default BillingRoute;
