import type { Page } from '@playwright/test';
import { t } from '#locales/fr/billing.ts';
import { t as lists } from '#locales/fr/contractList.ts';
import { billingModel } from '#machines/billing/billing.model.ts';
import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import type { BillingContract } from '#src/domain/billing/invoice.ts';
import { addressOfSearch, type TypedInvoiceSearch } from '#src/domain/billing/invoiceSearch.ts';
import { spacedReference } from '#src/domain/contract/contract.ts';
import type { ContractPage } from '#src/domain/contract/contractPage.ts';
import { contractListExpectations, contractListGestures } from '../../walks/contractLists.ts';
import { type Answer, definePortalWalk, signInAddress } from '../../walks/definePortalWalk.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { invoiceCells, invoiceListProps } from './invoiceCells.ts';

const toAnswer = ({
  contracts,
  contractCount,
  rowCount,
  pageCount,
}: ContractPage<BillingContract>): Answer => ({
  status: 200,
  headers: { 'x-pagination-page-count': String(pageCount) },
  json: {
    clientFacturesPro: contracts.map(({ invoices, invoiceCount, ...contract }) => ({
      ...contract,
      nbFacture: invoiceCount,
      facturesPro: invoices,
    })),
    nbCodeRefFull: contractCount,
    nbFactureFull: rowCount,
  },
});

const toAddress = (typed: TypedInvoiceSearch) => {
  const search = String(addressOfSearch(typed, invoiceCells.today));
  return `/espace-facturation${search && `?${search}`}`;
};

const reach = (page: Page, typed: TypedInvoiceSearch) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
  }, toAddress(typed));

export const billingProof = defineProof(billingModel)({
  view: async () => {
    const { DownloadsProvider } = await import('#src/views/downloads/downloads.tsx');
    const { BillingView } = await import('#src/flows/billing/BillingView.tsx');
    const list = invoiceListProps();
    return (props) => (
      <DownloadsProvider download={documentDownloadMachine}>
        <BillingView {...list} {...props} />
      </DownloadsProvider>
    );
  },
  gestures: contractListGestures<TypedInvoiceSearch>({
    fill: async (screen, typed) => {
      await screen.type(lists('search.reference'), typed.reference ?? '');
      await screen.type(t('search.amount'), typed.amount ?? '');
      await screen.choose(t('search.status'), typed.status ?? '');
      await screen.check(t('search.pending'), typed.pending === 'on');
    },
  }),
  states: contractListExpectations<TypedInvoiceSearch>({
    title: 'Factures',
    chipsOf: ({ reference, pending, status }) => [
      ...(reference ? [`contrat ${spacedReference(reference)}`] : []),
      ...(pending ? ['en attente de paiement'] : []),
      ...(status === 'settled' ? ['Réglées'] : []),
      '12 derniers mois',
    ],
    found: billingModel.outcomes.searchContracts.done,
    row: 'facture',
    rowsAlone: '1 facture',
    mistake: 'Indiquez un montant en euros, par exemple 120,40.',
    isMistaken: ({ amount }) => amount === 'cent',
    emptyTitle: 'Aucune facture trouvée',
  }),
  portal: definePortalWalk(billingModel, {
    open: async (page, { typed }) => {
      await page.clock.setFixedTime(invoiceCells.today);
      await page.goto(signInAddress('owner', toAddress(typed)));
    },
    calls: { searchContracts: { done: toAnswer } },
    events: { 'address.reached': (page, { typed }) => reach(page, typed) },
  }),
});
