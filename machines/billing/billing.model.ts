import type { TypedInvoiceSearch } from '#src/domain/billing/invoiceSearch.ts';
import { billingContract } from '#src/domain/fixtures/account.ts';
import { contractListModel } from '../contract-list/contractList.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { billingMachine } from './billing.machine.ts';

const lastYear: TypedInvoiceSearch = { startDate: '2025-11-21', endDate: '2026-11-21' };

export const billingModel = defineModel(billingMachine, {
  chapter: 'invoices',
  requirements: { invoices: ['billing'] },
  inputs: {
    'les douze derniers mois': { typed: lastYear },
    'une adresse qui n’est pas comprise': { typed: { ...lastYear, amount: 'cent' } },
  },
  cases: {
    'search.requested': {
      'les factures en attente': { typed: { ...lastYear, pending: 'on' } },
      'les factures réglées': { typed: { ...lastYear, status: 'settled' } },
      'la recherche de départ': { typed: lastYear },
      'un montant qui n’en est pas un': { typed: { ...lastYear, amount: 'cent' } },
    },
    'address.reached': {
      'les factures d’un contrat': { typed: { reference: '981000004217', ...lastYear } },
      'un montant qui n’en est pas un': { typed: { ...lastYear, amount: 'cent' } },
    },
  },
  ...contractListModel({
    understood: 'chaque critère est compris, et la période va du passé au présent',
    request: 'POST /api/invoices',
    contract: billingContract,
    rowsEach: billingContract.invoiceCount,
    refusal: {
      message: 'Cette période est trop longue.',
      fields: { startDate: ['Choisissez un jour plus récent.'] },
    },
  }),
});
