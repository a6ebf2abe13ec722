import { billingModel } from '#machines/billing/billing.model.ts';
import type { TypedInvoiceSearch } from '#src/domain/billing/invoiceSearch.ts';
import { spacedReference } from '#src/domain/contract/contract.ts';
import { contractListExpectations } from '../../walks/contractListExpectations.ts';
import { defineExpectations } from '../../walks/expectations.ts';

const formatDay = (day = '') => day.split('-').reverse().join('/');

export const billingExpectations = defineExpectations(billingModel)(
  contractListExpectations<TypedInvoiceSearch>({
    title: 'Factures',
    searchOf: ({ reference, startDate, endDate, pending, status }) =>
      `Rechercher une facture ${reference ? `contrat ${spacedReference(reference)} · ` : ''}${pending ? 'en attente de paiement · ' : ''}${status === 'settled' ? 'réglées · ' : ''}du ${formatDay(startDate)} au ${formatDay(endDate)}`,
    found: billingModel.outcomes.searchContracts.done,
    row: 'facture',
    rowsAlone: '1 facture',
    mistake: 'Indiquez un montant en euros, par exemple 120,40.',
    isMistaken: ({ amount }) => amount === 'cent',
    emptyTitle: 'Aucune facture trouvée',
  }),
);
