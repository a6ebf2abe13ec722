import { contractListWords } from '../contract-list/contractList.model.ts';
import type { BillingContract } from '../domain/billing/invoice.ts';
import type { TypedInvoiceSearch } from '../domain/billing/invoiceSearch.ts';
import type { ContractPage } from '../domain/contract/contractPage.ts';
import { technicalFailure } from '../domain/failure.ts';
import { billingContract } from '../domain/fixtures/billing.ts';
import { defineModel } from '../setup/defineModel.ts';
import { billingMachine } from './billing.machine.ts';

const lastYear: TypedInvoiceSearch = { startDate: '2025-11-21', endDate: '2026-11-21' };

const contracts = Array.from({ length: 7 }, (_, rank) => ({
  ...billingContract,
  reference: `98100000421${rank}`,
}));

const pageOf = (shown: BillingContract[], all = shown.length): ContractPage<BillingContract> => ({
  contracts: shown,
  contractCount: all,
  rowCount: all,
  pageCount: Math.ceil(all / 5),
});

export const billingModel = defineModel(billingMachine, {
  chapter: 'invoices',
  inputs: {
    'les douze derniers mois': { typed: lastYear },
    'une adresse qui n’est pas comprise': { typed: { ...lastYear, amount: 'cent' } },
  },
  words: contractListWords('chaque critère est compris, et la période va du passé au présent'),
  cases: {
    'search.requested': {
      'les factures en attente': { typed: { ...lastYear, pending: 'on' } },
      'la recherche de départ': { typed: lastYear },
      'un montant qui n’en est pas un': { typed: { ...lastYear, amount: 'cent' } },
    },
    'address.reached': {
      'les factures d’un contrat': { typed: { reference: '981000004217', ...lastYear } },
      'un montant qui n’en est pas un': { typed: { ...lastYear, amount: 'cent' } },
    },
    'more.requested': {},
    retried: {},
  },
  outcomes: {
    searchContracts: {
      done: {
        'cinq contrats sur sept': pageOf(contracts.slice(0, 5), 7),
        'les deux derniers des sept': pageOf(contracts.slice(5), 7),
        'un contrat': pageOf(contracts.slice(0, 1)),
        'aucun contrat': pageOf([]),
      },
      failed: {
        'service indisponible': technicalFailure(),
        'recherche refusée': {
          kind: 'refused',
          message: 'Cette période est trop longue.',
          fields: { startDate: ['Choisissez un jour plus récent.'] },
        },
      },
    },
  },
  requests: {
    searchContracts: [
      {
        request: 'POST /api/invoices',
        body: ({ criteria, page }) => ({ ...criteria, currentPage: page, itemsPerPage: 5 }),
      },
    ],
  },
  key: ({ typed, listed }) => ({
    typed,
    found: listed.contracts.length,
    page: listed.page,
    pageCount: listed.pageCount,
  }),
  equivalent: {
    'reenter billing|address.reached|0':
      'Nothing is done on entering or leaving the flow, and the search starts again either way.',
    'reenter billing|address.reached|1': 'Nothing is done on entering or leaving the flow.',
  },
});
