import { billingContract, failedCalls, knownInvoice } from '#src/domain/fixtures/account.ts';
import { defineModel } from '../setup/defineModel.ts';
import { type HowToPayInput, howToPayMachine } from './howToPay.machine.ts';

const today = new Date('2026-11-21T12:00');

const { reference, numeroFacture } = knownInvoice;

const input = (invoice: HowToPayInput['invoice']): HowToPayInput => ({ invoice, showsDueDates: true, today });

const upcoming = {
  ...knownInvoice,
  numeroFacture: 'F2026-004300',
  dateEcheance: '21/11/2026',
  montantFacture: 80.1,
};

const answer = (invoices: readonly (typeof knownInvoice)[]) => ({
  contracts: invoices.length > 0 ? [{ ...billingContract, invoices: [...invoices] }] : [],
  contractCount: invoices.length > 0 ? 1 : 0,
  rowCount: invoices.length,
});

export const howToPayModel = defineModel(howToPayMachine, {
  chapter: 'payment',
  requirements: { 'how-to-pay': ['howToPay'] },
  inputs: { 'une facture': input({ reference, numeroFacture }), 'toutes les factures': input(null) },
  words: {
    events: { retried: 'les factures sont redemandées', 'delay.requested': 'un délai est demandé' },
    guards: { isNothing: 'aucune facture n’est à régler' },
    ports: { loadDue: 'le chargement des factures en attente' },
    actions: { rememberDue: 'les factures à régler sont gardées, et affichées' },
  },
  cases: {},
  outcomes: {
    loadDue: {
      done: {
        'une facture en retard, une due aujourd’hui': answer([knownInvoice, upcoming]),
        'une autre facture, dont le numéro commence de même': answer([
          { ...knownInvoice, numeroFacture: `${numeroFacture}-1` },
        ]),
        'aucune facture': answer([]),
        'une facture illisible': { ...answer([]), unread: [{ kind: 'invoice', name: numeroFacture }] },
      },
      failed: failedCalls,
    },
  },
  requests: {
    loadDue: [
      {
        request: 'POST /api/invoices',
        body: ({ invoice }) => ({
          startDate: '2016-11-21',
          endDate: '2026-11-21',
          ...(invoice && { reference: invoice.reference, invoiceNumber: invoice.numeroFacture }),
          pending: true,
          currentPage: 1,
          itemsPerPage: 5,
        }),
      },
    ],
  },
  key: ({ invoice, failure, toPay }) => ({ invoice, failed: failure !== null, toPay }),
});
