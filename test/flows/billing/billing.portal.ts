import type { Page } from '@playwright/test';
import { billingModel } from '#machines/billing/billing.model.ts';
import type { BillingContract } from '#src/domain/billing/invoice.ts';
import { addressOfSearch, type TypedInvoiceSearch } from '#src/domain/billing/invoiceSearch.ts';
import type { ContractPage } from '#src/domain/contract/contractPage.ts';
import { signInAddress } from '../../journeys/portal.ts';
import { type Answer, definePortalWalk, refusedAs, unavailable } from '../../walks/definePortalWalk.ts';

const { done: found, failed } = billingModel.outcomes.searchContracts;
const { 'recherche refusée': refusal } = failed;

/** The day of the model's searches, which ask the 12 months before. */
const today = new Date('2026-11-21T12:00');

const answered = ({
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
  const search = String(addressOfSearch(typed, today));
  return `/espace-facturation${search && `?${search}`}`;
};

/** Follows an address inside the portal, as Back or a link does. */
const reach = (page: Page, typed: TypedInvoiceSearch) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
  }, toAddress(typed));

const field = (page: Page, name: string) => page.locator(`[data-flow="billing"] [name="${name}"]`);

export const billingPortal = definePortalWalk(billingModel, {
  open: async (page, { typed }) => {
    await page.clock.setFixedTime(today);
    await page.goto(signInAddress('owner', toAddress(typed)));
  },
  calls: {
    searchContracts: {
      done: {
        'cinq contrats sur sept': answered(found['cinq contrats sur sept']),
        'les deux derniers des sept': answered(found['les deux derniers des sept']),
        'un contrat': answered(found['un contrat']),
        'aucun contrat': answered(found['aucun contrat']),
      },
      failed: {
        'service indisponible': unavailable,
        'recherche refusée': refusedAs(refusal),
      },
    },
  },
  events: {
    'search.requested': async (page, { typed }) => {
      await field(page, 'reference').fill(typed.reference ?? '');
      await field(page, 'amount').fill(typed.amount ?? '');
      await field(page, 'status').selectOption(typed.status ?? '');
      const pending = field(page, 'pending');
      if ((await pending.isChecked()) !== (typed.pending === 'on'))
        await page.getByText('Seulement les factures en attente').click();
      await page.getByRole('main').getByRole('button', { name: 'Rechercher', exact: true }).click();
    },
    'address.reached': (page, { typed }) => reach(page, typed),
    'more.requested': (page) => page.getByRole('button', { name: 'Afficher plus de contrats' }).click(),
    retried: (page) => page.getByRole('button', { name: 'Réessayer' }).click(),
  },
});
