import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { BillingContract, Invoice } from '#machines/domain/billing/invoice.ts';
import {
  addressOfSearch,
  type InvoiceCriteria,
  searchOfAddress,
} from '#machines/domain/billing/invoiceSearch.ts';
import { toListedInvoices } from '#machines/invoice-export/selection.ts';
import { lastListFormat } from '../../api/storage/lastListFormat.ts';
import { BillingView } from '../../flows/billing/BillingView.tsx';
import { billing } from '../../flows/billing/billing.ports.ts';
import { documentDownload } from '../../flows/document-download/documentDownload.ports.ts';
import { ContractSelection } from '../../flows/invoice-export/ContractSelection.tsx';
import { InvoiceExportView } from '../../flows/invoice-export/InvoiceExportView.tsx';
import { invoiceExport } from '../../flows/invoice-export/invoiceExport.ports.ts';
import { SelectionCheckbox } from '../../flows/invoice-export/SelectionCheckbox.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { useBrand } from '../../ui/theme/BrandContext.ts';
import { DownloadsProvider } from '../../views/downloads/DownloadsProvider.tsx';
import { useRunning } from '../../views/running.ts';
import { useExports } from '../exports/useExports.ts';
import { usePreloadedTray } from '../exports/usePreloadedTray.ts';
import { InsertsModal } from '../modals/InsertsModal.tsx';
import { useSearchedList } from '../navigation/useSearchedList.ts';
import { useProfile } from '../session.tsx';
import { useSettings } from '../settings/settings.ts';
import { ExportEverything } from './ExportEverything.tsx';
import { noContracts } from './noContracts.tsx';

/** The invoices that the search of the address finds, and what is done of them (docs/rules.md#invoices). */
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

  // What is selected is what the list shows.
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
    </>
  );
};

export default BillingRoute;
