import { technicalFailure } from '#src/domain/failure.ts';
import { defineModel } from '../setup/defineModel.ts';
import { mandateDownloadMachine } from './mandateDownload.machine.ts';

export const mandateDownloadModel = defineModel(mandateDownloadMachine, {
  chapter: 'payment',
  requirements: { mandate: ['mandateDownload'] },
  inputs: { 'un mandat signé': { reference: '981000004217-M1', type: 'sps' } },
  words: {
    ports: { fetchMandate: 'le chargement du mandat', openDocument: 'l’ouverture du mandat' },
    actions: { rememberDocument: 'le mandat est gardé, le temps de l’ouvrir' },
  },
  cases: {},
  outcomes: {
    fetchMandate: {
      done: { 'un PDF': new Blob(['%PDF-1.4'], { type: 'application/pdf' }) },
      failed: { 'service indisponible': technicalFailure() },
    },
    openDocument: {
      done: { 'mandat ouvert': undefined },
      failed: { 'ouverture impossible': new Error('ouverture') },
    },
  },
  requests: { fetchMandate: [{ request: 'GET /api/contract/sepamandate/download/*' }], openDocument: [] },
});
