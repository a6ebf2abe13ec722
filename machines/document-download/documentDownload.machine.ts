import { assign, setup } from 'xstate';
import { type Insert, type Invoice, invoiceKey } from '#src/domain/billing/invoice.ts';
import type { Failure } from '#src/domain/failure.ts';
import { fileName } from '#src/domain/fileName.ts';
import { called, doneTo, failedTo, port, required } from '../setup/chart.ts';

export type PortalDocument = { kind: 'invoice'; invoice: Invoice } | { kind: 'insert'; insert: Insert };

export const documentKey = (document: PortalDocument): string =>
  document.kind === 'invoice'
    ? `invoice ${invoiceKey(document.invoice)}`
    : `insert ${document.insert.code} ${document.insert.label}`;

export const documentName = (document: PortalDocument): string =>
  document.kind === 'invoice' ? document.invoice.numeroFacture : document.insert.label;

export const documentFileName = (document: PortalDocument): string =>
  document.kind === 'invoice'
    ? fileName(['Facture', document.invoice.numeroFacture], 'pdf')
    : fileName([document.insert.label], 'pdf');

export type SavedFile = { file: Blob; name: string };

export const documentDownloadMachine = setup({
  types: {
    context: {} as { document: PortalDocument; file: Blob | null; failure: Failure | null },
    input: {} as PortalDocument,
    events: {} as { type: 'document.asked' },
    tags: {} as 'busy',
  },
  actors: {
    fetchDocument: port<Blob, PortalDocument>('fetchDocument'),
    saveDocument: port<void, SavedFile>('saveDocument'),
  },
  actions: {
    rememberFile: assign({ file: (_, file: Blob) => file }),
    forgetFile: assign({ file: null }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'documentDownload',
  description: 'Télécharger un document',
  context: ({ input }) => ({ document: input, file: null, failure: null }),
  initial: 'ready',
  states: {
    ready: {
      description: 'Le document peut être téléchargé',
      on: { 'document.asked': { target: 'fetching', description: 'Le document est demandé' } },
    },
    fetching: {
      description: 'Le portail demande le document au service client',
      tags: 'busy',
      invoke: {
        ...called('fetchDocument'),
        input: ({ context }) => context.document,
        onDone: doneTo('saving', 'rememberFile', { description: 'Le document est un PDF' }),
        onError: failedTo('failed', {
          description: 'Le document ne peut pas être chargé, ou n’est pas un PDF : rien n’est enregistré',
        }),
      },
    },
    saving: {
      description: 'Le navigateur enregistre le document, sous un nom qui l’identifie',
      tags: 'busy',
      exit: 'forgetFile',
      invoke: {
        ...called('saveDocument'),
        input: ({ context }) => ({ file: required(context.file), name: documentFileName(context.document) }),
        onDone: { target: 'saved', description: 'Le document est enregistré' },
        onError: failedTo('failed', { description: 'Le navigateur ne peut pas l’enregistrer' }),
      },
    },
    saved: {
      description: 'Un message confirme le téléchargement, et le document peut être téléchargé de nouveau',
      on: { 'document.asked': { target: 'fetching', description: 'Le document est demandé de nouveau' } },
    },
    failed: {
      description: 'Un message près du bouton indique que le document n’a pas pu être téléchargé',
      on: { 'document.asked': { target: 'fetching', description: 'L’utilisateur essaie de nouveau' } },
    },
  },
});
