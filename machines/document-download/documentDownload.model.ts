import { technicalFailure } from '#src/domain/failure.ts';
import { knownInvoice } from '#src/domain/fixtures/account.ts';
import { defineModel } from '../setup/defineModel.ts';
import { documentDownloadMachine } from './documentDownload.machine.ts';

export const documentDownloadModel = defineModel(documentDownloadMachine, {
  chapter: 'invoices',
  requirements: { documents: ['documentDownload'] },
  inputs: {
    'une facture': { kind: 'invoice', invoice: knownInvoice },
    'un document joint': {
      kind: 'insert',
      insert: { label: 'La qualité de votre eau en 2026', code: 'QUALITE-2026' },
    },
  },
  words: {
    events: { 'document.asked': 'le document est demandé' },
    ports: { fetchDocument: 'le chargement du document', saveDocument: 'l’enregistrement du document' },
    actions: {
      rememberFile: 'le document est gardé, le temps de l’enregistrer',
      forgetFile: 'le document n’est plus gardé',
      rememberFailure: 'ce qui a échoué est gardé, et affiché',
    },
  },
  cases: {},
  outcomes: {
    fetchDocument: {
      done: { 'un PDF': new Blob(['%PDF-1.4'], { type: 'application/pdf' }) },
      failed: {
        'service indisponible': technicalFailure(),
        'document refusé': { kind: 'refused', message: 'Ce document n’est plus disponible.', fields: {} },
      },
    },
    saveDocument: {
      done: { 'document enregistré': undefined },
      failed: {
        'enregistrement impossible': technicalFailure('Le document n’a pas pu être enregistré. Réessayez.'),
      },
    },
  },
  requests: {
    fetchDocument: [
      { request: 'GET /api/invoice/download/*', when: ({ kind }) => kind === 'invoice' },
      {
        request: 'POST /api/invoice/inserts/download',
        body: (document) => (document.kind === 'insert' ? { code: document.insert.code } : undefined),
      },
    ],
    saveDocument: [],
  },
  key: ({ document }) => document.kind,
  equivalent: {
    'remove forgetFile documentDownload.saving|exit|0':
      'No screen shows the file. A test of the machine proves that the context drops the file after the save.',
  },
});
