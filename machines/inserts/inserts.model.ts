import { allRead } from '#src/domain/answer.ts';
import { failedCalls, knownInvoice } from '#src/domain/fixtures/account.ts';
import { defineModel } from '../setup/defineModel.ts';
import { insertsMachine } from './inserts.machine.ts';

const { reference, numeroFacture } = knownInvoice;

export const insertsModel = defineModel(insertsMachine, {
  chapter: 'invoices',
  requirements: { 'linked-documents': ['inserts'] },
  inputs: { 'une facture': { reference, numeroFacture } },
  words: {
    events: { 'inserts.asked': 'les documents sont redemandés' },
    guards: { isNothing: 'aucun document n’est joint' },
    ports: { loadInserts: 'le chargement de la liste des documents joints' },
    actions: { rememberInserts: 'la liste est gardée, et affichée' },
  },
  cases: {},
  outcomes: {
    loadInserts: {
      done: {
        'deux documents, dont un sans code': allRead([
          { label: 'La qualité de votre eau en 2026', code: 'QUALITE-2026' },
          { label: 'Guide du tri', code: '' },
        ]),
        'aucun document': allRead([]),
      },
      failed: failedCalls,
    },
  },
  requests: {
    loadInserts: [
      {
        request: 'POST /api/invoice/inserts',
        body: (invoice) => ({ reference: invoice.reference, numeroFacture: invoice.numeroFacture }),
      },
    ],
  },
});
