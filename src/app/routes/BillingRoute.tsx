import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { createActor } from 'xstate';
import { t } from '#locales/fr/inserts.ts';
import { isReadWhole } from '#machines/billing/invoiceTable.machine.ts';
import type { InvoiceExportActor } from '#machines/invoice-export/invoiceExport.machine.ts';
import { lastListFormat } from '../../api/storage/rowSize.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { BillingContract, Invoice } from '../../domain/billing/invoice.ts';
import {
  addressOfSearch,
  type InvoiceCriteria,
  type InvoiceView,
  invoiceCriteriaSchema,
  searchOfAddress,
  viewOfAddress,
} from '../../domain/billing/invoiceSearch.ts';
import { type DueInvoice, dueInvoice, toPayOf } from '../../domain/billing/toPay.ts';
import { pendingCriteria } from '../../domain/calendar.ts';
import { BillingView } from '../../flows/billing/BillingView.tsx';
import { billing, invoiceTable } from '../../flows/billing/billing.ports.ts';
import type { BillingActor } from '../../flows/billing/columns.tsx';
import { documentDownload } from '../../flows/document-download/documentDownload.ports.ts';
import {
  AllRows,
  ContractSelection,
  EverythingButton,
  EverythingSkeleton,
  SelectionCheckbox,
} from '../../flows/invoice-export/ContractSelection.tsx';
import { InvoiceExportView } from '../../flows/invoice-export/InvoiceExportView.tsx';
import { invoiceExport } from '../../flows/invoice-export/invoiceExport.ports.ts';
import { isNetworkSpared, onDemand, usePreload } from '../../ui/browser/onDemand.tsx';
import { dialogPlaceholder, FieldSkeleton } from '../../ui/dialogs/DialogPlaceholder.tsx';
import { DialogShell } from '../../ui/dialogs/DialogShell.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { useBrand } from '../../ui/theme/brand.tsx';
import { ListMemoryContext } from '../../views/contract-list/contractListActor.ts';
import { DownloadsProvider } from '../../views/downloads/downloads.tsx';
import { payModal, transferModal } from '../../views/payAddress.ts';
import { useTask } from '../../views/tasks.ts';
import { setBadge } from '../menu/badges.ts';
import { CalendarOfRows } from '../modals/CalendarButton.tsx';
import { OwnNameModal } from '../modals/OwnNameModal.tsx';
import { PayPanel } from '../modals/PayPanel.tsx';
import { useFollow, useQuery } from '../navigation/navigateSafely.ts';
import { invoiceOfModal, useModalAddress } from '../navigation/useModalAddress.ts';
import { useProfile } from '../session.tsx';
import { useSettings } from '../settings/settings.ts';
import { usePreloadedTray } from '../tasks/TasksProvider.tsx';
import { useTasks } from '../tasks/tasks.ts';
import { noContracts, useSearchedList, withContracts } from './noContracts.tsx';

type Props = { list: BillingActor; exporter: InvoiceExportActor };

const SelectEverything = ({ list, exporter }: Props) => {
  const isSearching = useSelector(list, (snapshot) => snapshot.matches('searching'));
  const isListed = useSelector(list, (snapshot) => snapshot.matches('listed'));
  const typed = useSelector(list, ({ context }) => context.typed);
  const criteria = invoiceCriteriaSchema.parse(typed);
  if (isSearching) return <EverythingSkeleton />;
  return isListed && <EverythingButton actor={exporter} criteria={criteria} />;
};

const withView = (parameters: URLSearchParams, view: InvoiceView): URLSearchParams => {
  if (view !== 'contrats') parameters.set('vue', view);
  return parameters;
};

const useInvoiceView = (showsDueDates: boolean) => {
  const [path, navigate] = useLocation();
  const query = useQuery();
  const view = viewOfAddress(new URLSearchParams(query), showsDueDates);
  const showView = (next: InvoiceView) => {
    const parameters = new URLSearchParams(query);
    parameters.delete('vue');
    const search = String(withView(parameters, next));
    navigate(search ? `${path}?${search}` : path);
  };
  return { view, showView };
};

/** Maximum number of contracts whose unpaid invoices load without a click (docs/rules.md#limits). */
const mostReadAhead = 50;

const isReadAhead = ({ contracts: { length } }: Profile): boolean =>
  length > 0 && length <= mostReadAhead && !isNetworkSpared();

type PendingProps = { today: Date; view: InvoiceView; showsDueDates: boolean; profile: Profile };

const usePending = ({ today, view, showsDueDates, profile }: PendingProps) => {
  const pending = useActorRef(invoiceTable, { input: { criteria: pendingCriteria(today) } });
  const isOpened = view === 'a-regler' || view === 'en-retard';
  const isAhead = isReadAhead(profile);
  usePreload(
    useMemo(
      () => (isAhead ? [{ preload: () => pending.send({ type: 'table.opened' }) }] : []),
      [isAhead, pending],
    ),
  );
  useEffect(() => {
    if (isOpened) pending.send({ type: 'table.opened' });
  }, [isOpened, pending]);
  const found = useSelector(pending, ({ context }) => context.found);
  useEffect(() => {
    if (!found) return;
    const count = toPayOf(found, { today, showsDueDates }).lateCount;
    setBadge('billing', count, !isReadWhole(found));
  }, [found, today, showsDueDates]);
  return pending;
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
const likely = [DialogShell, InsertsDialog];

const TransferModal = onDemand(() => import('../modals/TransferModal.tsx'));

const InsertsModal = () => {
  const { search, close } = useModalAddress();
  const invoice = search.get('modale') === 'encarts' ? invoiceOfModal(search) : null;
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

const BillingRoute = () => {
  const { environment } = useSettings();
  const { consumerSite, transferAccount } = useBrand();
  const profile = useProfile();
  const [today] = useState(() => new Date());
  const { showsEverything: showsDueDates } = environment;
  const { view, showView } = useInvoiceView(showsDueDates);
  const { list, opened, typed, memory, addressOver } = useSearchedList(billing, {
    read: useCallback((parameters) => searchOfAddress(parameters, today), [today]),
    write: useCallback((search) => withView(addressOfSearch(search, today), view), [today, view]),
    profile,
  });
  const pending = usePending({ today, view, showsDueDates, profile });
  const input = () => ({ today, showsDueDates, lastFormat: lastListFormat.read() });
  const exporter = useTask(
    useTasks().invoices,
    () => createActor(invoiceExport, { input: input() }).start(),
    String(addressOfSearch(opened, today)),
  );
  const [barRequests, askBar] = useReducer((count: number) => count + 1, 0);
  const order = useRef<readonly string[]>([]);
  const selectedView = useRef(view);
  const isSelecting = useSelector(exporter, ({ context }) => context.selection.size > 0);
  usePreloadedTray(isSelecting);
  const follow = useFollow();
  const { search, close } = useModalAddress();
  const isPayable = transferAccount !== undefined && (view === 'a-regler' || view === 'en-retard');
  useEffect(() => {
    if (isSelecting && isPayable) TransferModal.preload();
  }, [isSelecting, isPayable]);
  const format = useSelector(exporter, ({ context }) => context.format);
  useEffect(() => {
    if (format === 'xlsx' || format === 'csv') lastListFormat.write(format);
  }, [format]);
  useEffect(() => {
    if (typed !== opened || view !== selectedView.current) exporter.send({ type: 'search.changed' });
    selectedView.current = view;
  }, [exporter, typed, opened, view]);

  const total =
    profile.contracts_status === 'OK' && profile.contracts.length > 0 ? profile.soldeGlobal : null;

  const addressOf = useCallback(
    (modale: string) =>
      ({ reference: contrat, numeroFacture: facture }: Invoice) =>
        addressOver({ modale, contrat, facture }),
    [addressOver],
  );
  const insertsAddressOf = useMemo(() => addressOf('encarts'), [addressOf]);
  const payAddressOf = useMemo(() => addressOf(payModal), [addressOf]);
  const contractSelectionOf = useCallback(
    (contract: BillingContract, shown: readonly Invoice[], criteria: InvoiceCriteria) => (
      <ContractSelection
        actor={exporter}
        contract={{
          ...contract,
          shown: shown.map((invoice) => dueInvoice(invoice, contract, { today, showsDueDates })),
        }}
        criteria={criteria}
        onBar={askBar}
      />
    ),
    [exporter, today, showsDueDates],
  );
  const selectionOf = useCallback(
    (rows: readonly DueInvoice[]) => <SelectionCheckbox actor={exporter} listed={rows} onBar={askBar} />,
    [exporter],
  );
  const exportOf = (rows: readonly DueInvoice[]) => (
    <>
      <AllRows actor={exporter} listed={rows} order={order} onBar={askBar} />
      {view === 'a-regler' && showsDueDates && <CalendarOfRows rows={rows} pending={pending} today={today} />}
    </>
  );

  return (
    <ListMemoryContext value={memory}>
      <DownloadsProvider download={documentDownload}>
        <BillingView
          actor={list}
          pending={pending}
          isReadAhead={isReadAhead(profile)}
          view={view}
          onView={showView}
          today={today}
          consumerSite={consumerSite}
          showsDueDates={showsDueDates}
          total={total}
          empty={noContracts(profile)}
          selectionOf={selectionOf}
          contractSelectionOf={contractSelectionOf}
          exportOf={exportOf}
          insertsAddressOf={insertsAddressOf}
          payAddressOf={payAddressOf}
        >
          {view === 'contrats' && <SelectEverything list={list} exporter={exporter} />}
        </BillingView>
      </DownloadsProvider>
      <Boundary>
        <InvoiceExportView
          actor={exporter}
          barRequests={barRequests}
          order={order}
          onPay={isPayable ? () => follow(addressOver({ modale: transferModal })) : undefined}
        />
      </Boundary>
      <Boundary>
        <InsertsModal />
        <OwnNameModal />
      </Boundary>
      <Boundary>
        <PayPanel />
      </Boundary>
      {transferAccount && search.get('modale') === transferModal && (
        <Boundary>
          <TransferModal exporter={exporter} account={transferAccount} profile={profile} onClose={close} />
        </Boundary>
      )}
    </ListMemoryContext>
  );
};

export default withContracts('billing', BillingRoute);
